import { isObject, type JsonObject } from './pointer.ts'

/**
 * RFC 7396, the one law of merging: objects merge, everything else replaces, null removes. Nothing is changed in place, and what the patch
 * does not touch keeps its identity.
 */
export function merge(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const from: JsonObject = isObject(target) ? target : {}
  let out: Record<string, unknown> | undefined = from === target ? undefined : {}
  for (const key in patch) {
    const change = patch[key]
    const before = Object.hasOwn(from, key) ? from[key] : undefined
    if (change === null) {
      if (before !== undefined) out = without(out ?? from, key)
    } else {
      const after = merge(before, change)
      if (after !== before || out !== undefined) (out ??= { ...from })[key] = after
    }
  }
  return out ?? from
}

function without(from: JsonObject, key: string): Record<string, unknown> {
  const { [key]: _, ...rest } = from
  return rest
}
