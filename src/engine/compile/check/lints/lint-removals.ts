import { defineRule } from '../define-rule.ts'
import type { Draft, LocatedFinding } from '../../draft.ts'
import { nearestName } from '../../explain/nearest-name.ts'
import { escapeStep, isObject, findValueAt, parsePointer, type JsonObject } from '../../read/pointer.ts'
import type { SourceFile } from '../../read/source-file.ts'

/** Reports nulls that remove nothing because no inherited entry has this name. The findings are warnings. */
export const rule = defineRule({
  stage: 'no-effect',
  codes: {
    'nothing-removed': {
      severity: 'warning',
      about: 'null should remove an inherited entry, but no inherited entry has this name.',
      remedy: 'Correct the name, or remove the line.',
    },
  },
  check: lintRemovals,
})

function lintRemovals(draft: Draft): readonly LocatedFinding[] {
  return draft.sources.flatMap((source) => {
    if (!source.mayHaveNulls) return []
    const found: LocatedFinding[] = []
    search(source, source.value, findValueAt(draft.parent, parsePointer(source.pointer)), [], found)
    return found
  })
}

function search(source: SourceFile, value: JsonObject, before: unknown, path: string[], found: LocatedFinding[]): void {
  for (const key in value) {
    const child = value[key]
    if (child === null) {
      if (!isObject(before) || !Object.hasOwn(before, key)) found.push(report(source, value, before, [...path, escapeStep(key)], key))
    } else if (isObject(child)) {
      path.push(escapeStep(key))
      search(source, child, isObject(before) && Object.hasOwn(before, key) ? before[key] : undefined, path, found)
      path.pop()
    }
  }
}

function report(source: SourceFile, value: JsonObject, before: unknown, path: readonly string[], key: string): LocatedFinding {
  const names = Object.keys(isObject(before) ? before : {})
  const suggestion = nearestName(key, [
    ...names.filter((name) => !Object.hasOwn(value, name)),
    ...names.filter((name) => Object.hasOwn(value, name)),
  ])
  return {
    source,
    finding: {
      code: 'nothing-removed',
      pointer: `/${path.join('/')}`,
      at: 'key',
      message: `null removes "${key}", but no inherited entry has this name.`,
      found: key,
      ...(suggestion === undefined ? {} : { suggestion }),
      remedy: suggestion === undefined ? 'Remove the line.' : `Write "${suggestion}", or remove the line.`,
    },
  }
}
