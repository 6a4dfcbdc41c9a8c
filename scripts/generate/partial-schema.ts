import { locateRef, type Json } from './schemas.ts'

/**
 * Returns the schema of a partial file, as written by a merchant that extends another: no key is required, and `null`
 * removes an entry. Items of lists are complete, because lists are replaced. A node without `widget` may have any
 * props: the result is checked after merging.
 */
export function toPartialSchema(schema: Json): Json {
  const id = schema['$id'] as string
  const body = id === 'merchant/node.json' ? toPartialNode(schema, id) : toPartial(schema, id, !isFileKind(id))
  return { ...body, $id: getPartialSchemaId(id) }
}

/** Returns the id of the partial schema of a schema, below schemas/. */
export const getPartialSchemaId = (id: string): string => `parts/${id}`

const isFileKind = (id: string): boolean => id.startsWith('merchant/') && !['merchant/common.json', 'merchant/node.json'].includes(id)

function toPartial(schema: Json, id: string, isNullable = true): Json {
  const result: Json = {}
  for (const [key, value] of Object.entries(schema)) {
    if (droppedKeywords.has(key)) continue
    if (key === 'properties' || key === 'definitions') result[key] = toPartials(value as Record<string, Json>, id)
    else if (key === 'additionalProperties' && typeof value === 'object') result[key] = toPartial(value as Json, id)
    else if (key === 'items' || key === 'propertyNames') result[key] = toCompleteSchema(value, id)
    else if (key === 'type' && isNullable) result[key] = [value, 'null'].flat()
    else if (key === 'enum' && isNullable) result[key] = [...(value as unknown[]), null]
    else if (key === 'const' && isNullable) result['enum'] = [value, null]
    else result[key] = value
  }
  return result
}

/** Keywords that apply only to complete files. */
const droppedKeywords: ReadonlySet<string> = new Set(['required', 'minProperties', 'maxProperties', '$schema', 'x-relations', 'x-amount'])

const toPartials = (schemas: Record<string, Json>, id: string): Json =>
  Object.fromEntries(Object.entries(schemas).map(([key, value]) => [key, toPartial(value, id)]))

/** Returns a complete schema: its references point to complete schemas instead of partial ones. */
function toCompleteSchema(schema: unknown, id: string): unknown {
  if (Array.isArray(schema)) return schema.map((item) => toCompleteSchema(item, id))
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key !== '$ref') return [key, toCompleteSchema(value, id)]
      const target = locateRef(id, value as string)
      return [key, `../../${target.id}#${target.path}`]
    }),
  )
}

function toPartialNode(schema: Json, id: string): Json {
  const members = (schema['oneOf'] as Json[]).map((member): Json => {
    const properties = member['properties'] as Record<string, Json>
    return { ...toPartial(member, id, false), properties: { ...toPartials(properties, id), widget: properties['widget'] } }
  })
  const shared = members[0]?.['properties'] as Record<string, Json>
  const { order, before, after, slot, when } = shared
  const { title, description, examples } = schema
  return {
    title,
    description,
    examples,
    type: ['object', 'null'],
    if: { type: 'object', required: ['widget'] },
    then: { type: 'object', required: ['widget'], discriminator: { propertyName: 'widget' }, oneOf: members },
    else: {
      type: ['object', 'null'],
      additionalProperties: false,
      properties: {
        widget: { type: 'string' },
        order,
        before,
        after,
        slot,
        when,
        props: {
          type: ['object', 'null'],
          description: 'The props of the widget.',
          examples: [{ variant: 'rail' }],
        },
        nodes: { $ref: 'common.json#/definitions/nodes' },
      },
    },
  }
}
