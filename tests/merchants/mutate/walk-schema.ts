import { findChildSchema, resolveSchema, getMerchantSchema, resolveOneOf, type Schema } from './schemas.ts'

/** A value and its schema. */
export interface SchemaNode {
  readonly path: readonly string[]
  readonly value: unknown
  readonly schema: Schema
  /** `named` if the schema names the key, `free` if the schema allows any key, `item` for array items. */
  readonly position: 'named' | 'free' | 'item'
  /** Whether the schema of the parent requires the key. */
  readonly required: boolean
  /** The schema that a free key has to match; `undefined` if there is none. */
  readonly keySchema?: Schema
  /** The keys of the effective object that contains it, including its own; empty for array items. */
  readonly siblings: readonly string[]
  /** Its ancestors, outermost first. */
  readonly ancestors: readonly SchemaNode[]
}

/**
 * Returns every value below the root of a file's content that the schema describes. A page node that only overrides an
 * inherited node gets its widget from `effective`, the content after inheritance.
 */
export function walkSchema(kind: string, value: unknown, effective: unknown = value): SchemaNode[] {
  const nodes: SchemaNode[] = []
  visitChildren(getMerchantSchema(kind), value, effective, [], [])
  return nodes

  function visitChildren(
    schema: Schema,
    current: unknown,
    effectiveValue: unknown,
    path: readonly string[],
    ancestors: readonly SchemaNode[],
  ): void {
    if (typeof current !== 'object' || current === null) return
    if (Array.isArray(current)) {
      if (!schema.items) return
      for (const [index, item] of current.entries())
        addNode(
          {
            path: [...path, String(index)],
            value: item,
            schema: resolveSchema(schema.schemaFile, schema.items),
            position: 'item',
            required: false,
            siblings: [],
            ancestors,
          },
          item,
        )
      return
    }
    const shape = resolveOneOf(schema, effectiveValue)
    for (const [key, child] of Object.entries(current)) {
      if (key === '$schema') continue
      const childSchema = findChildSchema(schema, effectiveValue, key)
      if (!childSchema) continue
      const keySchema = shape.propertyNames && !childSchema.isNamed ? resolveSchema(shape.schemaFile, shape.propertyNames) : undefined
      addNode(
        {
          path: [...path, key],
          value: child,
          schema: childSchema.schema,
          position: childSchema.isNamed ? 'named' : 'free',
          required: shape.required?.includes(key) === true,
          ...(keySchema && { keySchema }),
          siblings: Object.keys(effectiveValue as object),
          ancestors,
        },
        (effectiveValue as Record<string, unknown> | undefined)?.[key],
      )
    }
  }

  function addNode(node: SchemaNode, effectiveValue: unknown): void {
    nodes.push(node)
    visitChildren(node.schema, node.value, effectiveValue, node.path, [...node.ancestors, node])
  }
}
