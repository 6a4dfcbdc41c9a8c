import type { Diagnostic } from '../../../src/engine/compile/index.ts'
import type { FixedFinding } from '../validation-result.ts'

/** A finding with an unambiguous edit. */
export type Fixable = Diagnostic & FixedFinding

/** Identifies a finding independently of line numbers. */
export const findingKey = ({ file, code, pointer }: Diagnostic): string => `${file} ${code} ${pointer}`

/** Identifies a mistake independently of its place: a duplicate name may be reported at either of its uses. */
const mistakeOf = ({ code, found, message }: Diagnostic): string => `${code} ${found ?? message}`

/**
 * Whether the findings of all these edits are gone, and no edit has caused another mistake. An error can mask others,
 * in its file and in merchants that extend its own. A finding that appears elsewhere and does not mention the inserted
 * or replaced text is therefore taken to be one that was masked.
 */
export function isImprovement(before: readonly Diagnostic[], after: readonly Diagnostic[], edits: readonly Fixable[]): boolean {
  const remaining = new Set(after.map(findingKey))
  if (edits.some((one) => remaining.has(findingKey(one)))) return false
  const counts = new Map<string, number>()
  for (const one of before) counts.set(mistakeOf(one), (counts.get(mistakeOf(one)) ?? 0) + 1)
  const newFindings = after.filter((one) => {
    const remainingCount = (counts.get(mistakeOf(one)) ?? 0) - 1
    counts.set(mistakeOf(one), remainingCount)
    return remainingCount < 0
  })
  return !newFindings.some((finding) => edits.some((edit) => isCausedBy(finding, edit)))
}

/**
 * Whether an edit caused a finding: an error beside it, any finding at it, or one that names the text it inserted or
 * replaced.
 */
function isCausedBy(finding: Diagnostic, { file, pointer, from, edit: { text } }: Fixable): boolean {
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
