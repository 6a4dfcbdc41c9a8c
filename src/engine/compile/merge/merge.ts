import { isObject, type JsonObject } from '../read/pointer.ts'

/** What is known of a patch. */
export interface PatchNotes {
  /** Whether null may stand in it. Where none does, what is new in it is taken as it is. */
  readonly nulls: boolean
  /** A key at its top that says nothing. */
  readonly skipped?: string
}

/**
 * RFC 7396, the one law of merging: objects merge, everything else replaces, null removes. Nothing is changed in place,
 * and what the patch does not touch keeps its identity.
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
