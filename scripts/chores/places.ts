import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the package. */
export const root = join(import.meta.dirname, '../..')

/** The folder of the operator's project that a command runs in; that of the package if it runs there. */
export const projectRoot = process.env['LIVERY_PROJECT'] ?? root

export const isProject = projectRoot !== root

/** The folder that derived files are written to. It is laid out like the package. */
export const derivedRoot = isProject ? join(projectRoot, '.livery') : root

/** What the commands of a project know of it. */
export interface ProjectIndex {
  /** Absolute paths of the folders with code that browsers run. */
  readonly browser: readonly string[]
  /** The same of code that the server runs. */
  readonly server: readonly string[]
  /** The files that the schemas of the project come from, by their paths below `schemas/`. */
  readonly schemas: Readonly<Record<string, string>>
}

/** The file of the index in `derivedRoot`. */
export const indexFile = 'project.json'

/** What a project adds, as its `.livery` says now; nothing in the package itself. */
export const readProjectIndex = (): ProjectIndex =>
  isProject ? (JSON.parse(readFileSync(join(derivedRoot, indexFile), 'utf8')) as ProjectIndex) : { browser: [], server: [], schemas: {} }

/** All folders in which a project has code. */
export function projectFolders(): readonly string[] {
  const { browser, server } = readProjectIndex()
  return [...browser, ...server]
}
