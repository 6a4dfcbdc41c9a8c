import type { Diagnostic } from '../../../src/engine/compile/index.ts'
import type { FixedFinding } from '../validation-result.ts'

/** A finding with an unambiguous edit. */
export type FixableFinding = Diagnostic & FixedFinding

/** Returns a key that identifies a finding independently of line numbers. */
export const getFindingKey = ({ file, code, pointer }: Diagnostic): string => `${file} ${code} ${pointer}`

/**
 * Returns a key that identifies a finding independently of its location: a duplicate name may be reported at either of
 * its uses.
 */
const getLocationIndependentKey = ({ code, found, message }: Diagnostic): string => `${code} ${found ?? message}`

/**
 * Whether the findings of all edits are gone and no edit caused a new one. An error can mask other errors, both in its
 * file and in merchants that extend its merchant. A new finding is therefore attributed to an edit only if `isCausedBy`
 * is true; otherwise it is assumed to have been masked before.
 */
export function isImprovement(before: readonly Diagnostic[], after: readonly Diagnostic[], edits: readonly FixableFinding[]): boolean {
  const remainingKeys = new Set(after.map(getFindingKey))
  if (edits.some((edit) => remainingKeys.has(getFindingKey(edit)))) return false
  const counts = new Map<string, number>()
  for (const finding of before) counts.set(getLocationIndependentKey(finding), (counts.get(getLocationIndependentKey(finding)) ?? 0) + 1)
  const newFindings = after.filter((finding) => {
    const remainingCount = (counts.get(getLocationIndependentKey(finding)) ?? 0) - 1
    counts.set(getLocationIndependentKey(finding), remainingCount)
    return remainingCount < 0
  })
  return !newFindings.some((finding) => edits.some((edit) => isCausedBy(finding, edit)))
}

/**
 * Whether an edit caused a finding. This is assumed for an error in the parent object of the edited value, for any
 * finding at the edited value or at a key that the edit renamed, and for a finding that mentions the inserted or
 * replaced text.
 */
function isCausedBy(finding: Diagnostic, { file, pointer, from, edit: { text } }: FixableFinding): boolean {
  const parentPointer = pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')))
  const names = [from, text].map((literal) => literal.replace(/^"(.*)"$/s, '$1'))
  const pointers = finding.severity === 'error' ? [parentPointer] : [pointer, ...names.map((name) => `${parentPointer}/${name}`)]
  if (
    finding.file === file &&
    pointers.some((candidatePointer) => finding.pointer === candidatePointer || finding.pointer.startsWith(`${candidatePointer}/`))
  )
    return true
  return names.some((name) => name !== '' && (finding.found === name || finding.message.includes(`"${name}"`)))
}
