import { join } from 'node:path'

/**
 * Folder of the package. In an operator's project, a generated file replaces this one and names the project's folder.
 */
export const projectFolder = join(import.meta.dirname, '..')

/** Folder of the schemas, including the project's. */
export const schemasFolder = join(import.meta.dirname, '../schemas')
