import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Mutant } from './mutant.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Copies the files of the working tree that git does not ignore, and `src/generated`, to a temporary folder, with a
 * link to `node_modules`. Returns the path of the copy.
 */
export function copyProject(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'livery-mutate-')))
  const { stdout } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  for (const file of stdout.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  cpSync(join(root, 'src/generated'), join(copy, 'src/generated'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/**
 * Applies a mutant to a file of the copy while `work` runs, then restores it. Calls `onChange` with the path after each
 * change of the file.
 * @throws Error if the source text of the mutant does not occur exactly once
 */
export async function withMutant<T>(
  copy: string,
  { file, from, to }: Mutant,
  onChange: (path: string) => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  const path = join(copy, file)
  const source = readFileSync(path, 'utf8')
  const count = source.split(from).length - 1
  if (count !== 1) throw new Error(`Expected ${JSON.stringify(from)} once in ${file}, found it ${String(count)} times.`)
  const replaceSource = async (text: string): Promise<void> => {
    writeFileSync(path, text)
    await onChange(path)
  }
  await replaceSource(source.replace(from, () => to))
  try {
    return await work()
  } finally {
    await replaceSource(source)
  }
}
