import { below, resolve, schemaOf, shapeOf, type Schema } from './schemas.ts'

/** One place of a value and what the schemas say of it. */
export interface Site {
  readonly path: readonly string[]
  readonly value: unknown
  readonly schema: Schema
  /** How it is held: by a key that the schema names, by a name of the writer's own, or as an item of a list. */
  readonly held: 'named' | 'free' | 'item'
  readonly required: boolean
  /** The schema of a free key's name. */
  readonly names?: Schema
  /** The keys that stand beside it. */
  readonly beside: readonly string[]
  /** The sites that it stands in, itself not among them, from the outside in. */
  readonly around: readonly Site[]
}

/**
 * Every place below the root of a value of one kind of file. A node that only says what differs from an extended
 * merchant has its widget there: `effective` is asked for it.
 */
export function walkSchema(kind: string, value: unknown, effective: unknown = value): Site[] {
  const sites: Site[] = []
  descend(schemaOf(kind), value, effective, [], [])
  return sites

  function descend(schema: Schema, here: unknown, whole: unknown, path: readonly string[], around: readonly Site[]): void {
    if (typeof here !== 'object' || here === null) return
    if (Array.isArray(here)) {
      if (!schema.items) return
      for (const [index, item] of here.entries())
        add(
          {
            path: [...path, String(index)],
            value: item,
            schema: resolve(schema.home, schema.items),
            held: 'item',
            required: false,
            beside: [],
            around,
          },
          item,
        )
      return
    }
    const shape = shapeOf(schema, whole)
    for (const [key, child] of Object.entries(here)) {
      if (key === '$schema') continue
      const next = below(schema, whole, key)
      if (!next) continue
      const names = shape.propertyNames && !next.named ? { names: resolve(shape.home, shape.propertyNames) } : {}
      add(
        {
          path: [...path, key],
          value: child,
          schema: next.schema,
          held: next.named ? 'named' : 'free',
          required: shape.required?.includes(key) === true,
          ...names,
          beside: Object.keys(whole as object),
          around,
        },
        (whole as Record<string, unknown> | undefined)?.[key],
      )
    }
  }

  function add(site: Site, whole: unknown): void {
    sites.push(site)
    descend(site.schema, site.value, whole, site.path, [...site.around, site])
  }
}
