import { isObject, type JsonObject } from '../read/pointer.ts'

/** Properties of a patch. */
export interface PatchNotes {
  /** Whether the patch may contain null. If not, new values are used as they are, without copying. */
  readonly nulls: boolean
  /** A key at the top level to ignore. */
  readonly skipped?: string
}

/**
 * Applies a merge patch (RFC 7396): objects merge, everything else replaces, null removes. Nothing is mutated, and
 * unchanged parts keep their identity (`===`).
 */
export function merge(target: unknown, patch: unknown, { nulls, skipped }: PatchNotes = { nulls: true }): unknown {
  if (!isObject(patch)) return patch
  const from: JsonObject = isObject(target) ? target : {}
  let out: Record<string, unknown> | undefined = from === target ? undefined : {}
  for (const key in patch) {
    if (key === skipped) continue
    const change = patch[key]
    const before = Object.hasOwn(from, key) ? from[key] : undefined
    if (change === null) {
      if (before !== undefined) out = without(out ?? from, key)
    } else {
      const after = nulls || isObject(before) ? merge(before, change, nulls ? undefined : withoutNulls) : change
      if (after !== before || out !== undefined) (out ??= { ...from })[key] = after
    }
  }
  return out ?? from
}

const withoutNulls: PatchNotes = { nulls: false }

function without(from: JsonObject, key: string): Record<string, unknown> {
  const { [key]: _, ...rest } = from
  return rest
}
