import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { createSchemaExpander } from '../../../src/engine/rules/create-schema-expander.ts'

export interface Schema {
  /** The schema file as a path in `schemas/`. The references of the schema are relative to it. */
  readonly schemaFile: string
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

const schemasFolder = join(import.meta.dirname, '../../../schemas')
const expandedFiles = new Map<string, object>()
const readJson = <T>(id: string): T => JSON.parse(readFileSync(join(schemasFolder, id), 'utf8')) as T
const expandSchema = createSchemaExpander(readJson)

function readExpandedSchema(id: string): object {
  const expanded = expandedFiles.get(id) ?? expandSchema(readJson<object>(id))
  expandedFiles.set(id, expanded)
  return expanded
}

/** Returns the schema of one kind of merchant file. */
export const getMerchantSchema = (kind: string): Schema =>
  resolveSchema(`merchant/${kind}.json`, readExpandedSchema(`merchant/${kind}.json`))

/** Returns a schema with its `$ref` resolved; its other keywords override those of the target. */
export function resolveSchema(schemaFile: string, schema: object): Schema {
  const { $ref, ...siblingKeywords } = schema as { $ref?: string }
  if ($ref === undefined) return { schemaFile, ...siblingKeywords }
  const [file = '', path = ''] = $ref.split('#')
  const id = file === '' ? schemaFile : posix.join(posix.dirname(schemaFile), file)
  const target = path
    .split('/')
    .slice(1)
    .reduce((node, step) => (node as Record<string, object>)[step] as object, readExpandedSchema(id))
  return { ...resolveSchema(id, target), ...siblingKeywords }
}

/**
 * Returns the schema of a property, and whether the parent's schema names the property. `undefined` if the parent's
 * schema does not allow the property.
 */
export function findChildSchema(schema: Schema, value: unknown, key: string): { schema: Schema; isNamed: boolean } | undefined {
  const shape = resolveOneOf(schema, value)
  const namedSchema = shape.properties?.[key]
  if (namedSchema) return { schema: resolveSchema(shape.schemaFile, namedSchema), isNamed: true }
  const additionalSchema = shape.additionalProperties
  return typeof additionalSchema === 'object' ? { schema: resolveSchema(shape.schemaFile, additionalSchema), isNamed: false } : undefined
}

/**
 * Returns the alternative of `oneOf` that the widget of a node selects, or an empty schema if there is none. Returns a
 * schema without `oneOf` unchanged.
 */
export function resolveOneOf(schema: Schema, value: unknown): Schema {
  if (!schema.oneOf) return schema
  const widget = (value as { widget?: unknown } | null)?.widget
  const alternatives = schema.oneOf.map((alternative) => resolveSchema(schema.schemaFile, alternative))
  return (
    alternatives.find(
      (alternative) => resolveSchema(alternative.schemaFile, alternative.properties?.['widget'] ?? {}).const === widget,
    ) ?? { schemaFile: schema.schemaFile }
  )
}
