import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CannotRun, type Io } from '../command.ts'

/** Texts of files by their paths in the project. */
export type Files = Readonly<Record<string, string>>

/**
 * Writes new files and changed ones below the root of a project, formatted as the project is. Nothing is written if a
 * new file exists.
 * @throws CannotRun
 */
export async function writeFiles(root: string, { created, changed = {} }: { created: Files; changed?: Files }, io: Io): Promise<void> {
  const taken = Object.keys(created).find((file) => existsSync(join(root, file)))
  if (taken !== undefined) throw new CannotRun(`${taken} exists already.`)
  const format = await openFormatter(root)
  for (const [file, text] of Object.entries({ ...created, ...changed })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), await format(file, text))
    io.out(`${io.paint('green', file in created ? 'wrote' : 'changed')} ${file}`)
  }
}

/** Formats as the project is formatted; not at all in a project without Prettier. */
async function openFormatter(root: string): Promise<(file: string, text: string) => Promise<string>> {
  const prettier = await import('prettier').catch(() => undefined)
  const options = await prettier?.resolveConfig(join(root, 'package.json'))
  return async (filepath, text) => (prettier && !filepath.endsWith('.sql') ? prettier.format(text, { ...options, filepath }) : text)
}
