import { partialChecks } from '../../../generated/check-config.js'
import { partialValidators } from '../../../generated/validate-config.js'
import type { Finding } from '../explain/diagnose.ts'
import { escapePointerToken, isObject, parsePointer, findValueAt, type JsonObject } from '../read/pointer.ts'
import type { SourceFile } from '../read/source-file.ts'
import { maxFindings, collectFindings } from './collect-findings.ts'

/** One file and the findings about it, before merging. */
export interface CheckedFile {
  readonly source: SourceFile
  readonly findings: readonly Finding[]
  /**
   * The value to merge: the file without its invalid values, so that each mistake is reported once. Empty if there are
   * too many findings.
   */
  readonly value: JsonObject
}

/** Validates one file before merging: keys are optional and may be null, except within lists, which are complete. */
export function validateFile(source: SourceFile): CheckedFile {
  if (source.rejectedPointers.length === 0 && partialChecks[source.kind](source.value)) return { source, findings: [], value: source.value }
  const findings = collectFindings(partialValidators[source.kind], source.value).filter(
    ({ pointer }) => !source.rejectedPointers.includes(pointer),
  )
  if (findings.length >= maxFindings) return { source, findings, value: {} }
  const invalidPointers =
    findings.length + source.rejectedPointers.length === 0 ? [] : [...source.rejectedPointers, ...findings.map(({ pointer }) => pointer)]
  const value = invalidPointers.reduce((rest, pointer) => omit(rest, parsePointer(pointer)) as JsonObject, source.value)
  return { source, findings, value }
}

/**
 * Returns the pointer that is omitted if the value at `pointer` is invalid: the pointer itself, or the outermost list
 * that contains it, because indexes would shift.
 */
export function getOmittedPointer(value: unknown, pointer: string): string {
  let current = value
  let omittedPointer = ''
  for (const step of parsePointer(pointer)) {
    if (Array.isArray(current)) return omittedPointer
    current = findValueAt(current, [step])
    omittedPointer += `/${escapePointerToken(step)}`
  }
  return omittedPointer
}

/** Returns the value without the value at a path. A list on the path is removed as a whole. */
function omit(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined || !isObject(value) || !Object.hasOwn(value, step)) return value
  const { [step]: child, ...others } = value
  if (rest.length === 0 || Array.isArray(child) || findValueAt(child, rest) === undefined)
    return rest.length === 0 || Array.isArray(child) ? others : value
  return { ...others, [step]: omit(child, rest) }
}
