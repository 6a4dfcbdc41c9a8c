import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The builds in a folder. */
export interface Builds {
  /** Folder of the current build. */
  readonly current: string
  /** Folders of previous builds. Pages that are still open request their files. */
  readonly previous: readonly string[]
}

/** Finds the builds below `dist`, whose file `current` names one of them; `undefined` if there is none yet. */
export function findBuilds(dist: string): Builds | undefined {
  const file = join(dist, 'current')
  if (!existsSync(file)) return undefined
  const name = readFileSync(file, 'utf8')
  const otherNames = readdirSync(dist).filter((otherName) => otherName !== name && existsSync(join(dist, otherName, 'assets')))
  return { current: join(dist, name), previous: otherNames.map((otherName) => join(dist, otherName)) }
}
