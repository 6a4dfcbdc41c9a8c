import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const inputs = ['src', 'schemas', 'vite.config.ts', 'package-lock.json', 'tsconfig.json']
const stamp = join(root, 'dist/.made-from')

/** A hash of all that the build is made from. */
export function hashInputs(): string {
  const hash = createHash('sha256')
  const visit = (path: string): void => {
    if (!statSync(path).isDirectory()) return void hash.update(path.slice(root.length)).update(readFileSync(path))
    for (const name of readdirSync(path).sort()) if (!name.includes('.test.')) visit(join(path, name))
  }
  for (const input of inputs) visit(join(root, input))
  return hash.digest('hex')
}

/** Whether the build is missing or made from something else than what stands there now. */
export const buildIsStale = (): boolean => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashInputs()

/** Remembers what the build was made from. */
export const stampBuild = (hash: string): Promise<void> => writeFile(stamp, hash)
