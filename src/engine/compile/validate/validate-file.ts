import { partChecks } from '../../../generated/check-config.js'
import { partValidators } from '../../../generated/validate-config.js'
import type { Finding } from '../explain/diagnose.ts'
import { escapeStep, isObject, stepsOf, valueAt, type JsonObject } from '../read/pointer.ts'
import type { SourceFile } from '../read/source-file.ts'
import { maxFindings, validateWith } from './validate-with.ts'

/** One file, checked as it is written. */
export interface CheckedFile {
  readonly source: SourceFile
  readonly findings: readonly Finding[]
  /**
   * What is merged: the file without what is wrong in it, so that one mistake has no echo; nothing where too much is.
   */
  readonly value: JsonObject
}

/** Checks one file before merging: nothing need be there, and null may stand anywhere. */
export function validateFile(source: SourceFile): CheckedFile {
  if (source.broken.length === 0 && partChecks[source.kind](source.value)) return { source, findings: [], value: source.value }
  const findings = validateWith(partValidators[source.kind], source.value).filter(({ pointer }) => !source.broken.includes(pointer))
  if (findings.length >= maxFindings) return { source, findings, value: {} }
  const wrong = findings.length + source.broken.length === 0 ? [] : [...source.broken, ...findings.map(({ pointer }) => pointer)]
  const value = wrong.reduce((rest, pointer) => omit(rest, stepsOf(pointer)) as JsonObject, source.value)
  return { source, findings, value }
}

/** What is left out where `pointer` is wrong: that, or the outermost list that holds it, for its places would shift. */
export function omittedAt(value: unknown, pointer: string): string {
  let here = value
  let at = ''
  for (const step of stepsOf(pointer)) {
    if (Array.isArray(here)) return at
    here = valueAt(here, [step])
    at += `/${escapeStep(step)}`
  }
  return at
}

/** The value without what stands at these keys. A list that holds it goes as a whole. */
function omit(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined || !isObject(value) || !Object.hasOwn(value, step)) return value
  const { [step]: child, ...others } = value
  if (rest.length === 0 || Array.isArray(child) || valueAt(child, rest) === undefined)
    return rest.length === 0 || Array.isArray(child) ? others : value
  return { ...others, [step]: omit(child, rest) }
}
