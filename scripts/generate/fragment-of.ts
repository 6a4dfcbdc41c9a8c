import { locateRef, type Json } from './schemas.ts'

/**
 * The schema of a part of a file, as a merchant that extends another writes it: nothing is required, `null` removes.
 * What stands in a list is whole, for lists replace. A node that does not say its widget may have any props: the
 * whole is checked after merging.
 */
export function fragmentOf(schema: Json): Json {
  const id = schema['$id'] as string
  const body = id === 'merchant/node.json' ? openNode(schema, id) : part(schema, id, !isFileKind(id))
  return { ...body, $id: partId(id) }
}

/** Where the part's schema of a schema is, below schemas/. */
export const partId = (id: string): string => `parts/${id}`

const isFileKind = (id: string): boolean => id.startsWith('merchant/') && !['merchant/common.json', 'merchant/node.json'].includes(id)

function part(schema: Json, id: string, nullable = true): Json {
  const out: Json = {}
  for (const [key, value] of Object.entries(schema)) {
    if (dropped.has(key)) continue
    if (key === 'properties' || key === 'definitions') out[key] = eachPart(value as Record<string, Json>, id)
    else if (key === 'additionalProperties' && typeof value === 'object') out[key] = part(value as Json, id)
    else if (key === 'items' || key === 'propertyNames') out[key] = whole(value, id)
    else if (key === 'type' && nullable) out[key] = [value, 'null'].flat()
    else if (key === 'enum' && nullable) out[key] = [...(value as unknown[]), null]
    else if (key === 'const' && nullable) out['enum'] = [value, null]
    else out[key] = value
  }
  return out
}

/** What only the whole is held to. */
const dropped: ReadonlySet<string> = new Set(['required', 'minProperties', 'maxProperties', '$schema', 'x-relations', 'x-amount'])

const eachPart = (schemas: Record<string, Json>, id: string): Json =>
  Object.fromEntries(Object.entries(schemas).map(([key, value]) => [key, part(value, id)]))

/** The same, with references that lead out of the fragments to the whole. */
function whole(schema: unknown, id: string): unknown {
  if (Array.isArray(schema)) return schema.map((item) => whole(item, id))
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key !== '$ref') return [key, whole(value, id)]
      const target = locateRef(id, value as string)
      return [key, `../../${target.id}#${target.path}`]
    }),
  )
}

function openNode(schema: Json, id: string): Json {
  const members = (schema['oneOf'] as Json[]).map((member): Json => {
    const properties = member['properties'] as Record<string, Json>
    return { ...part(member, id, false), properties: { ...eachPart(properties, id), widget: properties['widget'] } }
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
          description: 'What the widget is set to: the props of its kind.',
          examples: [{ variant: 'rail' }],
        },
        nodes: { $ref: 'common.json#/definitions/nodes' },
      },
    },
  }
}
