import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

const leftOut = new Set(['.git', 'node_modules', 'dist', 'data', 'export', 'test-results', 'playwright-report', '.cache'])
const text = /\.(?:ts|tsx|mjs|js|json|md|css|html|sql|svg|txt|yml)$|(?:^|\/)(?:\.[a-z]+rc|\.gitignore|run)$/

/**
 * The project's text files, relative to its root: what git tracks and what is new and not ignored, or, outside a
 * checkout, everything that is not made or installed.
 */
export function textFiles(): readonly string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  const files = status === 0 ? stdout.split('\0') : walk('')
  return files.filter((file) => text.test(file))
}

function walk(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (leftOut.has(entry.name)) return []
    return entry.isDirectory() ? walk(path) : [path]
  })
}

/** Undefined for a file that git still tracks and nobody has any more. */
export function readText(file: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return undefined
  }
}
