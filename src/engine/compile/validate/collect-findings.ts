import type { Validate, ValidationError } from '../../../generated/validate-config.js'
import type { Finding } from '../explain/diagnose.ts'
import { explainValidationError, explainInvalidName } from '../explain/explain-validation-error.ts'

/** Maximum number of findings that are collected from one validation. */
export const maxFindings = 100

/**
 * Returns the findings of a validator, one for each location or missing key. A wrong type and a misspelt key take
 * precedence over their consequences.
 */
export function collectFindings(validate: Validate, value: unknown): readonly Finding[] {
  if (validate(value)) return []
  const findingsByKey = new Map<string, Finding>()
  const errors = validate.errors ?? []
  for (const [index, error] of errors.entries()) {
    if (findingsByKey.size >= maxFindings) break
    const finding = concernsName(error, errors[index + 1]) ? explainInvalidName(error, error.data as string) : explainValidationError(error)
    if (!finding) continue
    const key = finding.code === 'missing-key' ? `${finding.pointer} ${finding.message}` : finding.pointer
    if (!findingsByKey.has(key) || finding.code === 'wrong-type') findingsByKey.set(key, finding)
  }
  return [...findingsByKey.values()].filter((finding) => !isConsequence(finding, findingsByKey))
}

/**
 * Whether a finding is only a consequence of an unknown key in the same object, which has its own finding: the key that
 * is suggested for it is missing, or the object must have exactly one key.
 */
function isConsequence({ code, pointer, key }: Finding, findingsByKey: ReadonlyMap<string, Finding>): boolean {
  if (code !== 'missing-key' && code !== 'exactly-one') return false
  for (const other of findingsByKey.values()) {
    const isSibling = other.code === 'unknown-key' && other.pointer.slice(0, other.pointer.lastIndexOf('/')) === pointer
    if (isSibling && (code === 'exactly-one' || other.suggestion === key)) return true
  }
  return false
}

/** Whether an error is about the name of a key: the validator then adds an error of `propertyNames` after it. */
const concernsName = (error: ValidationError, next: ValidationError | undefined): boolean =>
  next?.keyword === 'propertyNames' && next.instancePath === error.instancePath && next.params['propertyName'] === error.data
