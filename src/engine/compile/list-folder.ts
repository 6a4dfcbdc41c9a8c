import { readdirSync, statSync, type Dirent } from 'node:fs'

export interface Entry {
  readonly name: string
  readonly folder: boolean
}

/** What a folder holds, by name, without hidden files; undefined where it cannot be read. Links count as what they lead to; those that lead nowhere, as files. */
export function listFolder(path: string): readonly Entry[] | undefined {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => !entry.name.startsWith('.'))
      .map((entry) => ({ name: entry.name, folder: isFolder(path, entry) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    return undefined
  }
}

function isFolder(path: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory()
  try {
    return statSync(`${path}/${entry.name}`).isDirectory()
  } catch {
    return false
  }
}
