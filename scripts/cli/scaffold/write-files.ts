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
  const { format, resolveConfig } = await import('prettier')
  const options = await resolveConfig(join(root, 'package.json'))
  for (const [file, text] of Object.entries({ ...created, ...changed })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), file.endsWith('.sql') ? text : await format(text, { ...options, filepath: file }))
    io.out(`${io.paint('green', file in created ? 'wrote' : 'changed')} ${file}`)
  }
}
