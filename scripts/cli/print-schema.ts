import type { Io } from './command.ts'
import { resolveSchema, type Schema } from './schema-files.ts'

/** Prints the keys of a schema, one below the other; `base` is what the brand that others extend says there. */
export function printSchema(schema: Schema, id: string, base: unknown, io: Io): void {
  printKeys({ schema, id, base }, '', io, new Set())
}

interface SchemaContext {
  readonly schema: Schema
  /** The file that it stands in, below schemas/. */
  readonly id: string
  readonly base: unknown
}

function printKeys({ schema, id, base }: SchemaContext, indent: string, io: Io, seen: ReadonlySet<string>): void {
  const required = (schema['required'] as string[] | undefined) ?? []
  for (const [key, value] of Object.entries(schema.properties ?? {}))
    if (key !== '$schema') printKey(key, { schema: value, id, base: childOf(base, key) }, required.includes(key), indent, io, seen)
  const rest = schema['additionalProperties']
  if (typeof rest === 'object' && rest !== null) printKey('<id>', { schema: rest as Schema, id, base: undefined }, false, indent, io, seen)
}

const childOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined

function printKey(
  key: string,
  { schema: written, id, base }: SchemaContext,
  required: boolean,
  indent: string,
  io: Io,
  seen: ReadonlySet<string>,
): void {
  const { schema: meant, id: home, at } = resolveSchema(written, id)
  const schema = Array.isArray(meant['oneOf']) ? nodeKeys(meant['oneOf'] as Schema[]) : meant
  const description = written.description ?? meant.description ?? ''
  const example = (written.examples ?? meant.examples)?.[0]
  const fallback = base === undefined ? schema['default'] : base
  const facts = [
    typeWords(schema),
    required && fallback === undefined ? 'required' : '',
    isShort(fallback) ? `${base === undefined ? 'without it' : 'base says'} ${JSON.stringify(fallback)}` : '',
    isShort(example) ? `for example ${JSON.stringify(example)}` : '',
  ].filter((fact) => fact !== '')
  io.out(`${indent}${io.paint('bold', key)}  ${description} ${io.paint('dim', `(${facts.join(', ')})`)}`)
  if (!seen.has(at)) printKeys({ schema, id: home, base }, `${indent}  `, io, new Set([...seen, at]))
}

const isShort = (value: unknown): boolean =>
  value !== undefined && (typeof value !== 'object' || (Array.isArray(value) && JSON.stringify(value).length < 60))

/** What any node may have: the keys that all widgets share, and those of the ones that hold others. */
function nodeKeys(members: readonly Schema[]): Schema {
  const keys: Record<string, Schema> = Object.assign({}, ...members.map((member) => member.properties ?? {}))
  const kindOf = ({ properties }: Schema): unknown => properties?.['widget']?.['const']
  const widgets = members.map(kindOf)
  const holders = members.filter(({ properties }) => properties?.['nodes']).map(kindOf)
  return {
    type: 'object',
    properties: {
      ...keys,
      widget: {
        type: 'string',
        enum: widgets,
        description: 'Which widget it is. A node that is laid over another brand’s need not say it.',
      },
      props: { type: 'object', description: 'What the widget is set to: livery schema <widget> says it.' },
      nodes: { type: 'object', description: `What it holds, nodes by an id of your own: in ${holders.join(', ')} alone.` },
    },
  }
}

function typeWords(schema: Schema): string {
  const { type, minimum, maximum } = schema as { type?: string; minimum?: number; maximum?: number }
  const choices = schema['enum'] as unknown[] | undefined
  if (choices) return `one of ${choices.join(', ')}`
  const range = minimum === undefined ? '' : maximum === undefined ? ` from ${minimum}` : ` ${minimum} to ${maximum}`
  return `${type ?? 'anything'}${range}`
}
