import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Mutant } from './mutant.ts'

const root = join(import.meta.dirname, '../..')

/** A copy of the working tree, including generated files, in a separate folder. */
export function createCopy(): string {
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
 * Applies a mutant to a file of the copy while `act` runs. `changed` is called before and after.
 * @throws Error if the source text of the mutant does not occur exactly once
 */
export async function withBreak<T>(
  copy: string,
  { file, from, to }: Mutant,
  changed: (path: string) => Promise<void>,
  act: () => Promise<T>,
): Promise<T> {
  const path = join(copy, file)
  const source = readFileSync(path, 'utf8')
  const times = source.split(from).length - 1
  if (times !== 1) throw new Error(`Expected ${JSON.stringify(from)} once in ${file}, found it ${String(times)} times.`)
  const put = async (text: string): Promise<void> => {
    writeFileSync(path, text)
    await changed(path)
  }
  await put(source.replace(from, () => to))
  try {
    return await act()
  } finally {
    await put(source)
  }
}
