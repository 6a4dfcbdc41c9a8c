import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './paths.ts'

/**
 * Hashes files and the contents of folders, by path; relative paths start from the package's root. Tests and the files
 * and folders of `excluded` are left out; a different `salt` gives a different hash.
 */
export function hashFiles(paths: readonly string[], excluded: readonly string[] = [], salt = ''): string {
  const hash = createHash('sha256').update(salt)
  const visit = (path: string): void => {
    if (excluded.includes(path)) return
    const file = resolve(root, path)
    if (!statSync(file).isDirectory()) return void hash.update(`/${path}`).update(readFileSync(file))
    for (const name of readdirSync(file).sort()) if (!name.includes('.test.')) visit(join(path, name))
  }
  for (const path of paths) visit(path)
  return hash.digest('hex')
}
