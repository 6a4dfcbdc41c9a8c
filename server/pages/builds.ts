import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The builds in a folder. */
export interface Builds {
  /** The folder of the current build. */
  readonly own: string
  /** The folders of earlier builds that are still there: open pages ask for their files. */
  readonly earlier: readonly string[]
}

/** Finds the builds below `dist`, whose file `current` names one of them; undefined where there is none yet. */
export function findBuilds(dist: string): Builds | undefined {
  const file = join(dist, 'current')
  if (!existsSync(file)) return undefined
  const name = readFileSync(file, 'utf8')
  const others = readdirSync(dist).filter((one) => one !== name && existsSync(join(dist, one, 'assets')))
  return { own: join(dist, name), earlier: others.map((one) => join(dist, one)) }
}
