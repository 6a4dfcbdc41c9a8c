import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { derivedRoot } from '../chores/places.ts'
import { schemaFiller } from '../../src/engine/rules/fill-schema.ts'

/** A schema, as far as people are told of it. */
export type Schema = Readonly<Record<string, unknown>> & {
  readonly title?: string
  readonly description?: string
  readonly $ref?: string
  readonly examples?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
}

const folder = join(derivedRoot, 'schemas')

/** The kinds of file that a brand has (`merchant`), or the widgets (`widgets`). */
export const schemaNames = (room: 'merchant' | 'widgets'): string[] =>
  readdirSync(join(folder, room))
    .map((name) => name.replace(/\.json$/, ''))
    .filter((name) => !['common', 'node'].includes(name))

/** Whether there is a schema at this path below schemas/. */
export const hasSchema = (id: string): boolean => /^[a-z]+\/[a-z-]+\.json$/.test(id) && existsSync(join(folder, id))

const readJson = (id: string): Schema => JSON.parse(readFileSync(join(folder, id), 'utf8')) as Schema

/** A schema, with the fields of a registration and the kinds of payment where it mentions them. */
export const readSchema = (id: string): Schema => schemaFiller(readJson)(readJson(id))

/** The schema that is meant, the file that it stands in, and its address, by which a circle is known. */
export function resolveSchema(written: Schema, id: string): { schema: Schema; id: string; at: string } {
  if (written.$ref === undefined) return { schema: written, id, at: `${id} ${JSON.stringify(written).slice(0, 200)}` }
  const [file = '', path = ''] = written.$ref.split('#')
  const home = file === '' ? id : posix.join(posix.dirname(id), file)
  const steps = path.split('/').slice(1)
  return { schema: steps.reduce((at, step) => at[step] as Schema, readSchema(home)), id: home, at: home + path }
}

const partsFolder = join(folder, 'parts/merchant')

/** What `$schema` says in a file of a merchant, for editors: the way to the schema of its kind. */
export const schemaLink = (file: string, kind: string): string =>
  relative(dirname(resolve(file)), join(partsFolder, `${kind}.json`)).replaceAll('\\', '/')
