import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

const excludedNames = new Set(['.git', 'node_modules', 'dist', 'data', 'export', 'test-results', 'playwright-report', '.cache'])
const textFilePattern = /\.(?:ts|tsx|mts|mjs|js|json|md|css|html|sql|svg|txt|ya?ml)$|(?:^|\/)(?:\.[a-z]+rc|\.gitignore|run)$/

/**
 * Returns the paths of the project's text files, relative to its root: tracked files and new files that are not
 * ignored; outside a git checkout, all files that are not generated or installed.
 */
export function listTextFiles(): readonly string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  const files = status === 0 ? stdout.split('\0') : walk('')
  return files.filter((file) => textFilePattern.test(file))
}

function walk(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (excludedNames.has(entry.name)) return []
    return entry.isDirectory() ? walk(path) : [path]
  })
}

/** Returns the content of a file; `undefined` if it cannot be read, as for a tracked file that has been deleted. */
export function readText(file: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return undefined
  }
}
