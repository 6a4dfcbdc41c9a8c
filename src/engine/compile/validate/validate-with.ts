import type { Validate, ValidationError } from '../../../generated/validate-config.js'
import type { Finding } from '../explain/diagnose.ts'
import { explainFault, explainName } from '../explain/explain-fault.ts'

/** So many findings of one file are told. */
export const maxFindings = 100

/** What a validator finds in a value, one finding for each place: a wrong type says more than what follows from it. */
export function validateWith(validate: Validate, value: unknown): readonly Finding[] {
  if (validate(value)) return []
  const found = new Map<string, Finding>()
  const faults = validate.errors ?? []
  for (const [index, fault] of faults.entries()) {
    if (found.size >= maxFindings) break
    const finding = isOfName(fault, faults[index + 1]) ? explainName(fault, fault.data as string) : explainFault(fault)
    if (!finding) continue
    const key = finding.code === 'missing-key' ? `${finding.pointer} ${finding.message}` : finding.pointer
    if (!found.has(key) || finding.code === 'wrong-type') found.set(key, finding)
  }
  return [...found.values()].filter((finding) => !isEcho(finding, found))
}

/** A misspelt key has been told: that the right one is missing, or that there is one too many, is its echo. */
function isEcho({ code, pointer, key }: Finding, found: ReadonlyMap<string, Finding>): boolean {
  if (code !== 'missing-key' && code !== 'exactly-one') return false
  for (const other of found.values()) {
    const beside = other.code === 'unknown-key' && other.pointer.slice(0, other.pointer.lastIndexOf('/')) === pointer
    if (beside && (code === 'exactly-one' || other.suggestion === key)) return true
  }
  return false
}

/** A fault of a key's name is followed by one that says so. */
const isOfName = (fault: ValidationError, next: ValidationError | undefined): boolean =>
  next?.keyword === 'propertyNames' && next.instancePath === fault.instancePath && next.params['propertyName'] === fault.data
