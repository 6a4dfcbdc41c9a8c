import { dirname, join, relative, resolve } from 'node:path'

const parts = join(import.meta.dirname, '../../schemas/parts/merchant')

/** What `$schema` says in a file of a merchant, for editors: the way to the schema of its kind. */
export const schemaLink = (file: string, kind: string): string =>
  relative(dirname(resolve(file)), join(parts, `${kind}.json`)).replaceAll('\\', '/')
