import { readdirSync, statSync, type Dirent } from 'node:fs'

export interface Entry {
  readonly name: string
  readonly folder: boolean
  readonly link: boolean
}

/**
 * What a folder holds, by name, without hidden files; undefined where it cannot be read. Links count as what they lead
 * to; those that lead nowhere, as files.
 */
export function listFolder(path: string): readonly Entry[] | undefined {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => !entry.name.startsWith('.'))
      .map((entry) => ({ name: entry.name, folder: isFolderEntry(path, entry), link: entry.isSymbolicLink() }))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    return undefined
  }
}

/** The same without telling files from folders, which takes longer. */
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

/** Whether something is a folder, or a link to one. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}
