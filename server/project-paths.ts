import { join } from 'node:path'

/** Folder of the package or, in an operator's project, where another file replaces this one, of the project. */
export const projectFolder = join(import.meta.dirname, '..')

/** Folder of the schemas, including the project's. */
export const schemasFolder = join(import.meta.dirname, '../schemas')
