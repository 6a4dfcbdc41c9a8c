import { readdirSync, statSync, type Dirent } from 'node:fs'

export interface FolderEntry {
  readonly name: string
  readonly isFolder: boolean
  readonly isLink: boolean
}

/**
 * Lists the entries of a folder, sorted by name, without names that begin with a dot; `undefined` if it cannot be read.
 * Links are resolved; broken links count as files.
 */
export function listFolder(path: string): readonly FolderEntry[] | undefined {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => !entry.name.startsWith('.'))
      .map((entry) => ({ name: entry.name, isFolder: isFolderEntry(path, entry), isLink: entry.isSymbolicLink() }))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    return undefined
  }
}

/** Lists only the names of the entries that `listFolder` lists, which is faster. */
export function listNames(path: string): readonly string[] | undefined {
  try {
    return readdirSync(path)
      .filter((name) => !name.startsWith('.'))
      .sort()
  } catch {
    return undefined
  }
}

const isFolderEntry = (path: string, entry: Dirent): boolean =>
  entry.isSymbolicLink() ? isFolder(`${path}/${entry.name}`) : entry.isDirectory()

/** Whether a path is a folder, or a link to one. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}
