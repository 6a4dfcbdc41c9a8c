import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { createSchemaFiller } from '../../../src/engine/rules/fill-schema.ts'

export interface Schema {
  /** The schema file, relative to which its references resolve. */
  readonly home: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, object>>
  readonly additionalProperties?: boolean | object
  readonly propertyNames?: object
  readonly required?: readonly string[]
  readonly items?: object
  readonly oneOf?: readonly object[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly 'x-reference'?: string
}

const folder = join(import.meta.dirname, '../../../schemas')
const files = new Map<string, object>()
const readJson = <T>(id: string): T => JSON.parse(readFileSync(join(folder, id), 'utf8')) as T
const fill = createSchemaFiller(readJson)

function readFile(id: string): object {
  const known = files.get(id) ?? fill(readJson<object>(id))
  files.set(id, known)
  return known
}

/** The schema of one kind of merchant file. */
export const schemaOf = (kind: string): Schema => resolve(`merchant/${kind}.json`, readFile(`merchant/${kind}.json`))

/** A schema with its `$ref` resolved and its own keywords merged over it. */
export function resolve(home: string, schema: object): Schema {
  const { $ref, ...own } = schema as { $ref?: string }
  if ($ref === undefined) return { home, ...own }
  const [file = '', path = ''] = $ref.split('#')
  const id = file === '' ? home : posix.join(posix.dirname(home), file)
  const target = path
    .split('/')
    .slice(1)
    .reduce((at, step) => (at as Record<string, object>)[step] as object, readFile(id))
  return { ...resolve(id, target), ...own }
}

/** The schema of a property, and whether the property is named by the schema. */
export function below(schema: Schema, value: unknown, key: string): { schema: Schema; named: boolean } | undefined {
  const shape = shapeOf(schema, value)
  const named = shape.properties?.[key]
  if (named) return { schema: resolve(shape.home, named), named: true }
  const rest = shape.additionalProperties
  return typeof rest === 'object' ? { schema: resolve(shape.home, rest), named: false } : undefined
}

/** The alternative of a node, selected by its widget. */
export function shapeOf(schema: Schema, value: unknown): Schema {
  if (!schema.oneOf) return schema
  const widget = (value as { widget?: unknown } | null)?.widget
  const shapes = schema.oneOf.map((one) => resolve(schema.home, one))
  return shapes.find((one) => resolve(one.home, one.properties?.['widget'] ?? {}).const === widget) ?? { home: schema.home }
}
