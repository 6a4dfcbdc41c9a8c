import { below, resolve, schemaOf, shapeOf, type Schema } from './schemas.ts'

/** One value and its schema. */
export interface Site {
  readonly path: readonly string[]
  readonly value: unknown
  readonly schema: Schema
  /** Its kind of position: a key named by the schema, a free key, or an array item. */
  readonly held: 'named' | 'free' | 'item'
  readonly required: boolean
  /** The schema of a free key's name. */
  readonly names?: Schema
  /** Its sibling keys. */
  readonly siblings: readonly string[]
  /** Its ancestor sites, outermost first. */
  readonly around: readonly Site[]
}

/**
 * Every value below the root of a file's content. A node that only overrides parts of an inherited node gets its widget
 * from `effective`.
 */
export function walkSchema(kind: string, value: unknown, effective: unknown = value): Site[] {
  const sites: Site[] = []
  descend(schemaOf(kind), value, effective, [], [])
  return sites

  function descend(schema: Schema, here: unknown, root: unknown, path: readonly string[], around: readonly Site[]): void {
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
            siblings: [],
            around,
          },
          item,
        )
      return
    }
    const shape = shapeOf(schema, root)
    for (const [key, child] of Object.entries(here)) {
      if (key === '$schema') continue
      const next = below(schema, root, key)
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
          siblings: Object.keys(root as object),
          around,
        },
        (root as Record<string, unknown> | undefined)?.[key],
      )
    }
  }

  function add(site: Site, root: unknown): void {
    sites.push(site)
    descend(site.schema, site.value, root, site.path, [...site.around, site])
  }
}
