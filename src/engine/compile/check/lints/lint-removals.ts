import { defineRule } from '../define-rule.ts'
import type { Draft, LocatedFinding } from '../../draft.ts'
import { findNearestName } from '../../explain/nearest-name.ts'
import { escapePointerToken, isObject, findValueAt, parsePointer, type JsonObject } from '../../read/pointer.ts'
import type { SourceFile } from '../../read/source-file.ts'

/** Reports nulls that remove nothing because no inherited entry has their name. The findings are warnings. */
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
    const findings: LocatedFinding[] = []
    collectFindings(source, source.value, findValueAt(draft.parent, parsePointer(source.pointer)), [], findings)
    return findings
  })
}

function collectFindings(source: SourceFile, value: JsonObject, inheritedValue: unknown, path: string[], findings: LocatedFinding[]): void {
  for (const key in value) {
    const child = value[key]
    if (child === null) {
      if (!isObject(inheritedValue) || !Object.hasOwn(inheritedValue, key))
        findings.push(report(source, value, inheritedValue, [...path, escapePointerToken(key)], key))
    } else if (isObject(child)) {
      path.push(escapePointerToken(key))
      collectFindings(
        source,
        child,
        isObject(inheritedValue) && Object.hasOwn(inheritedValue, key) ? inheritedValue[key] : undefined,
        path,
        findings,
      )
      path.pop()
    }
  }
}

function report(source: SourceFile, value: JsonObject, inheritedValue: unknown, path: readonly string[], key: string): LocatedFinding {
  const inheritedNames = Object.keys(isObject(inheritedValue) ? inheritedValue : {})
  const suggestion = findNearestName(key, [
    ...inheritedNames.filter((name) => !Object.hasOwn(value, name)),
    ...inheritedNames.filter((name) => Object.hasOwn(value, name)),
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
