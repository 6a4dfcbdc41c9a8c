import { posix } from 'node:path'
import { locateRef, type Json } from './schemas.ts'

/** Inlines a `$ref` and merges its sibling keywords. */
export function inlineRef(schema: Json, id: string, read: (id: string) => Json): Json {
  const { $ref, ...siblings } = schema
  if (typeof $ref !== 'string') return schema
  const target = locateRef(id, $ref)
  const steps = target.path.split('/').slice(1)
  const {
    $schema: _,
    $id: __,
    ...resolved
  } = rebaseRefs(
    steps.reduce((current, step) => current[step] as Json, read(target.id)),
    target.id,
    id,
  ) as Json
  return inlineRef({ ...resolved, ...siblings }, id, read)
}

/** Rewrites the references of a schema that moves to another file, so that each keeps its target. */
export function rebaseRefs(value: unknown, from: string, to: string): unknown {
  if (Array.isArray(value)) return value.map((item) => rebaseRefs(item, from, to))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key !== '$ref' || typeof inner !== 'string') return [key, rebaseRefs(inner, from, to)]
      const target = locateRef(from, inner)
      return [key, `${target.id === to ? '' : posix.relative(posix.dirname(to), target.id)}#${target.path}`]
    }),
  )
}
