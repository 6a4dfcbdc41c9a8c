import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The root folder of the package. */
export const root = join(import.meta.dirname, '../..')

/** The folder of the operator's project in which a command runs, or that of the package. */
export const projectRoot = process.env['LIVERY_PROJECT'] ?? root

/** Whether a command runs in an operator's project, not in the package itself. */
export const isProject = projectRoot !== root

/** The folder of derived files. It has the same layout as the package. */
export const derivedRoot = isProject ? join(projectRoot, '.livery') : root

/** Index of a project for its commands. */
export interface ProjectIndex {
  /** Absolute paths of the folders with browser code. */
  readonly browser: readonly string[]
  /** Absolute paths of the folders with server code. */
  readonly server: readonly string[]
  /** Paths of the project's schema files from its root, by the path of their copy below `.livery/schemas/`. */
  readonly schemas: Readonly<Record<string, string>>
}

/** The file of the index in `derivedRoot`. */
export const indexFile = 'project.json'

/** Reads the index in the project's `.livery`; returns an empty one in the package itself. */
export const readProjectIndex = (): ProjectIndex =>
  isProject ? (JSON.parse(readFileSync(join(derivedRoot, indexFile), 'utf8')) as ProjectIndex) : { browser: [], server: [], schemas: {} }

/** Returns all code folders of a project. */
export function listProjectFolders(): readonly string[] {
  const { browser, server } = readProjectIndex()
  return [...browser, ...server]
}
