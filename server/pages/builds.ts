import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The builds in a folder. */
export interface Builds {
  /** Folder of the current build. */
  readonly current: string
  /**
   * Folders of previous builds, the latest first: a build sets the modification time of its folder when it becomes the
   * current one. Pages that are still open request their files.
   */
  readonly previous: readonly string[]
}

/** Finds the builds below `dist`, whose file `current` names one of them; `undefined` if there is none yet. */
export function findBuilds(dist: string): Builds | undefined {
  const file = join(dist, 'current')
  if (!existsSync(file)) return undefined
  const name = readFileSync(file, 'utf8')
  const previous = readdirSync(dist)
    .filter((otherName) => otherName !== name && existsSync(join(dist, otherName, 'assets')))
    .map((otherName) => join(dist, otherName))
    // A build in another process may delete a folder in the meantime.
    .map((folder) => ({ folder, modifiedAt: statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.modifiedAt - a.modifiedAt)
  return { current: join(dist, name), previous: previous.map(({ folder }) => folder) }
}
