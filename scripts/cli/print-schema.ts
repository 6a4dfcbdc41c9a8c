import { findValueAt } from '../../src/engine/compile/index.ts'
import type { Io } from './command.ts'
import { resolveSchema, type Schema } from './schema-files.ts'

/** Prints the keys of a schema, one per line. `base` is the object with the values that the brand base has for them. */
export function printSchema(schema: Schema, id: string, base: unknown, io: Io): void {
  printKeys({ schema, id, base }, '', io, new Set())
}

interface SchemaContext {
  readonly schema: Schema
  /** The file that contains the schema, below schemas/. */
  readonly id: string
  readonly base: unknown
}

function printKeys({ schema, id, base }: SchemaContext, indent: string, io: Io, seenAddresses: ReadonlySet<string>): void {
  const requiredKeys = (schema['required'] as string[] | undefined) ?? []
  for (const [key, value] of Object.entries(schema.properties ?? {}))
    if (key !== '$schema')
      printKey(key, { schema: value, id, base: findValueAt(base, [key]) }, requiredKeys.includes(key), indent, io, seenAddresses)
  const entrySchema = schema['additionalProperties']
  if (typeof entrySchema === 'object' && entrySchema !== null)
    printKey('<id>', { schema: entrySchema as Schema, id, base: undefined }, false, indent, io, seenAddresses)
}

function printKey(
  key: string,
  { schema: declaredSchema, id, base }: SchemaContext,
  isRequired: boolean,
  indent: string,
  io: Io,
  seenAddresses: ReadonlySet<string>,
): void {
  const { schema: resolvedSchema, id: file, address } = resolveSchema(declaredSchema, id)
  const schema = Array.isArray(resolvedSchema['oneOf']) ? mergeNodeSchemas(resolvedSchema['oneOf'] as Schema[]) : resolvedSchema
  const description = declaredSchema.description ?? resolvedSchema.description ?? ''
  const example = (declaredSchema.examples ?? resolvedSchema.examples)?.[0]
  const fallback = base === undefined ? schema['default'] : base
  const details = [
    describeType(schema),
    isRequired && fallback === undefined ? 'required' : '',
    isShort(fallback) ? `${base === undefined ? 'default' : 'in base'} ${JSON.stringify(fallback)}` : '',
    isShort(example) ? `for example ${JSON.stringify(example)}` : '',
  ].filter((detail) => detail !== '')
  io.out(`${indent}${io.paint('bold', key)}  ${description} ${io.paint('dim', `(${details.join(', ')})`)}`)
  if (!seenAddresses.has(address)) printKeys({ schema, id: file, base }, `${indent}  `, io, new Set([...seenAddresses, address]))
}

const isShort = (value: unknown): boolean =>
  value !== undefined && (typeof value !== 'object' || (Array.isArray(value) && JSON.stringify(value).length < 60))

/** Merges the schemas of all nodes into one: the keys that all widgets share, and those of containers. */
function mergeNodeSchemas(nodeSchemas: readonly Schema[]): Schema {
  const keys: Record<string, Schema> = Object.assign({}, ...nodeSchemas.map((member) => member.properties ?? {}))
  const getWidgetKind = ({ properties }: Schema): unknown => properties?.['widget']?.['const']
  const widgets = nodeSchemas.map(getWidgetKind)
  const containers = nodeSchemas.filter(({ properties }) => properties?.['nodes']).map(getWidgetKind)
  return {
    type: 'object',
    properties: {
      ...keys,
      widget: {
        type: 'string',
        enum: widgets,
        description: 'Kind of widget. Optional in a node that overrides a node of another brand.',
      },
      props: { type: 'object', description: 'Props of the widget: see livery schema <widget>.' },
      nodes: { type: 'object', description: `Child nodes by id, only for ${containers.join(', ')}.` },
    },
  }
}

function describeType(schema: Schema): string {
  const { type, minimum, maximum } = schema as { type?: string; minimum?: number; maximum?: number }
  const choices = schema['enum'] as unknown[] | undefined
  if (choices) return `one of ${choices.join(', ')}`
  const range = minimum === undefined ? '' : maximum === undefined ? ` from ${minimum}` : ` ${minimum} to ${maximum}`
  return `${type ?? 'anything'}${range}`
}
