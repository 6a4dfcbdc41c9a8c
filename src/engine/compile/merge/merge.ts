import { isObject, type JsonObject } from '../read/pointer.ts'

/** How to apply a patch. */
export interface PatchOptions {
  /** Whether the patch may contain null. If not, new values are used as they are, without copying. */
  readonly mayHaveNulls: boolean
  /** A key at the top level to ignore. */
  readonly ignoredKey?: string
}

/**
 * Applies a merge patch (RFC 7396): objects merge, everything else replaces, null removes. Nothing is mutated, and
 * unchanged parts keep their identity (`===`).
 */
export function merge(target: unknown, patch: unknown, { mayHaveNulls, ignoredKey }: PatchOptions = { mayHaveNulls: true }): unknown {
  if (!isObject(patch)) return patch
  const base: JsonObject = isObject(target) ? target : {}
  let result: Record<string, unknown> | undefined = base === target ? undefined : {}
  for (const key in patch) {
    if (key === ignoredKey) continue
    const change = patch[key]
    const oldValue = Object.hasOwn(base, key) ? base[key] : undefined
    if (change === null) {
      if (oldValue !== undefined) result = omitKey(result ?? base, key)
    } else {
      const newValue = mayHaveNulls || isObject(oldValue) ? merge(oldValue, change, mayHaveNulls ? undefined : withoutNullsOptions) : change
      if (newValue !== oldValue || result !== undefined) (result ??= { ...base })[key] = newValue
    }
  }
  return result ?? base
}

const withoutNullsOptions: PatchOptions = { mayHaveNulls: false }

function omitKey(object: JsonObject, key: string): Record<string, unknown> {
  const { [key]: _, ...rest } = object
  return rest
}
