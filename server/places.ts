import { join } from 'node:path'

/**
 * The folder of the package. In an operator's project, where another file takes the place of this one, the project's.
 */
export const projectFolder = join(import.meta.dirname, '..')

/** The folder of the schemas, with those of the project. */
export const schemasFolder = join(import.meta.dirname, '../schemas')
