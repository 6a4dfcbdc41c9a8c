import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { derivedRoot } from '../tools/paths.ts'
import { createSchemaExpander } from '../../src/engine/rules/create-schema-expander.ts'
import type { PaymentKindTable } from '../../src/engine/rules/money/expand-payment-kinds.ts'
import type { FieldSchema } from '../../src/engine/rules/registration/expand-register-fields.ts'

export type Json = { [key: string]: unknown }

const schemasFolder = join(derivedRoot, 'schemas')

const readSource = (id: string): Json => JSON.parse(readFileSync(join(schemasFolder, id), 'utf8')) as Json

/** A registration field with its additional schema properties. */
export interface RegisterField extends FieldSchema {
  readonly 'x-apart'?: true
  readonly 'x-shown'?: 'whole' | 'never'
  readonly 'x-input'?: string
  readonly 'x-contact'?: number
}

/** The fields of a registration, by name. */
export const registerFields = readSource('register-fields.json')['properties'] as Readonly<Record<string, RegisterField>>

/** The kinds of payment, by name. */
export const paymentKinds = readSource('payment-kinds.json')['kinds'] as PaymentKindTable

const expandSchema = createSchemaExpander(readSource)

/** Reads a schema with `x-fields` and `x-payment-kinds` expanded. */
export const readSchema = (id: string): Json => expandSchema(readSource(id))

/** Returns the sorted names of the schemas in a folder of schemas/, without `.json`. */
export const listSchemaNames = (subfolder: string): string[] =>
  readdirSync(join(schemasFolder, subfolder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -5))
    .sort()

/** Returns the kinds of file in a merchant folder; `page` and `messages` have one file per page and language. */
export const listFileKinds = (): string[] => listSchemaNames('merchant').filter((name) => !['common', 'node'].includes(name))

export const toPascalCase = (words: string): string => words.replace(/(^|[-.])([a-zA-Z])/g, (_, __, letter: string) => letter.toUpperCase())

/** Resolves a `$ref` in file `id` to a file id and a path within it. */
export function locateRef(id: string, ref: string): { id: string; path: string } {
  const [file = '', path = ''] = ref.split('#')
  return { id: file === '' ? id : posix.join(posix.dirname(id), file), path }
}

/** Returns the schema that a `$ref` in file `id` refers to. */
export function followRef(id: string, ref: string): { id: string; schema: Json } {
  const target = locateRef(id, ref)
  const steps = target.path.split('/').slice(1)
  return { id: target.id, schema: steps.reduce((current, step) => current[step] as Json, readCached(target.id)) }
}

const cache = new Map<string, Json>()
function readCached(id: string): Json {
  const schema = cache.get(id) ?? readSchema(id)
  cache.set(id, schema)
  return schema
}
