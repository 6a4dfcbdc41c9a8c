import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './places.ts'

/**
 * A hash of files and of all that folders hold, by their paths, from the package's root where they are relative. Tests
 * are left out, and the files and folders of `except`; another `salt` makes another hash of the same files.
 */
export function hashFiles(paths: readonly string[], except: readonly string[] = [], salt = ''): string {
  const hash = createHash('sha256').update(salt)
  const visit = (path: string): void => {
    if (except.includes(path)) return
    const file = resolve(root, path)
    if (!statSync(file).isDirectory()) return void hash.update(`/${path}`).update(readFileSync(file))
    for (const name of readdirSync(file).sort()) if (!name.includes('.test.')) visit(join(path, name))
  }
  for (const path of paths) visit(path)
  return hash.digest('hex')
}
