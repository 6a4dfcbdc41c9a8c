import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CommandError, type Io } from '../command.ts'

/** Contents of files by path in the project. */
export type Files = Readonly<Record<string, string>>

/**
 * Writes new and changed files below the root of a project, formatted with the project's options. Nothing is written if
 * a new file already exists.
 * @throws CommandError if a new file already exists
 */
export async function writeFiles(root: string, { created, changed = {} }: { created: Files; changed?: Files }, io: Io): Promise<void> {
  const existing = Object.keys(created).find((file) => existsSync(join(root, file)))
  if (existing !== undefined) throw new CommandError(`${existing} already exists.`)
  const format = await createFormatter(root)
  for (const [file, text] of Object.entries({ ...created, ...changed })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), await format(file, text))
    io.out(`${io.paint('green', file in created ? 'wrote' : 'changed')} ${file}`)
  }
}

/** Returns a formatter with the project's options; SQL, and all files in a project without Prettier, stay unchanged. */
async function createFormatter(root: string): Promise<(file: string, text: string) => Promise<string>> {
  const prettier = await import('prettier').catch(() => undefined)
  const options = await prettier?.resolveConfig(join(root, 'package.json'))
  return async (filepath, text) => (prettier && !filepath.endsWith('.sql') ? prettier.format(text, { ...options, filepath }) : text)
}
