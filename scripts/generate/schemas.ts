import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { derivedRoot } from '../chores/places.ts'
import { schemaFiller } from '../../src/engine/rules/fill-schema.ts'
import type { PaymentKindTable } from '../../src/engine/rules/money/fill-payment-kinds.ts'
import type { FieldSchema } from '../../src/engine/rules/registration/fill-register-fields.ts'

export type Json = { [key: string]: unknown }

const folder = join(derivedRoot, 'schemas')

const readWritten = (id: string): Json => JSON.parse(readFileSync(join(folder, id), 'utf8')) as Json

/** One field of a registration, and what its schema says of it beside what calls take. */
export interface RegisterField extends FieldSchema {
  readonly 'x-apart'?: true
  readonly 'x-shown'?: 'whole' | 'never'
  readonly 'x-input'?: string
  readonly 'x-contact'?: number
}

/** The fields of a registration, by name. */
export const registerFields = readWritten('register-fields.json')['properties'] as Readonly<Record<string, RegisterField>>

/** The kinds of payment, by name. */
export const paymentKinds = readWritten('payment-kinds.json')['kinds'] as PaymentKindTable

const fill = schemaFiller(readWritten)

/** A schema, with the fields of a registration and the kinds of payment where it mentions them. */
export const readSchema = (id: string): Json => fill(readWritten(id))

/** The names in one room of schemas/, without `.json`, sorted. */
export const schemaNames = (room: string): string[] =>
  readdirSync(join(folder, room))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -5))
    .sort()

/** The kinds of file that a merchant folder has; `page` and `messages` stand once for each page and language. */
export const fileKinds = (): string[] => schemaNames('merchant').filter((name) => !['common', 'node'].includes(name))

export const pascal = (words: string): string => words.replace(/(^|[-.])([a-zA-Z])/g, (_, __, letter: string) => letter.toUpperCase())

/** The id of the file that a `$ref` in file `id` means, and the path in it. */
export function locateRef(id: string, ref: string): { id: string; path: string } {
  const [file = '', path = ''] = ref.split('#')
  return { id: file === '' ? id : posix.join(posix.dirname(id), file), path }
}

/** The schema that a `$ref` in file `id` means. */
export function followRef(id: string, ref: string): { id: string; schema: Json } {
  const target = locateRef(id, ref)
  const steps = target.path.split('/').slice(1)
  return { id: target.id, schema: steps.reduce((at, step) => at[step] as Json, readCached(target.id)) }
}

const cache = new Map<string, Json>()
function readCached(id: string): Json {
  const known = cache.get(id) ?? readSchema(id)
  cache.set(id, known)
  return known
}
