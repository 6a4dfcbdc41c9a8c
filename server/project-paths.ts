import { join } from 'node:path'

/**
 * Folder of the package. In an operator's project, a generated file replaces this module and exports the folder of the
 * project instead.
 */
export const projectFolder = join(import.meta.dirname, '..')

/** Folder of the schemas. In an operator's project, it also contains the schemas of the project. */
export const schemasFolder = join(import.meta.dirname, '../schemas')
