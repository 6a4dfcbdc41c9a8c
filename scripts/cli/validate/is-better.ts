import type { Diagnostic } from '../../../src/engine/compile/index.ts'
import type { Fixed } from '../validated.ts'

/** A finding with the one edit that can be meant. */
export type Fixable = Diagnostic & Fixed

/** What identifies a finding when lines have moved. */
export const findingKey = ({ file, code, pointer }: Diagnostic): string => `${file} ${code} ${pointer}`

/** What is wrong, wherever: a name that is used twice is told of at its first use, and then at the other. */
const mistakeOf = ({ code, found, message }: Diagnostic): string => `${code} ${found ?? message}`

/**
 * Whether the findings of all these edits are gone, and none of the edits has made another mistake. An error may hide
 * others, in its file and in merchants that extend its own: what comes up elsewhere and is not about what was written
 * or replaced was there before.
 */
export function isBetter(before: readonly Diagnostic[], after: readonly Diagnostic[], edits: readonly Fixable[]): boolean {
  const remaining = new Set(after.map(findingKey))
  if (edits.some((one) => remaining.has(findingKey(one)))) return false
  const counts = new Map<string, number>()
  for (const one of before) counts.set(mistakeOf(one), (counts.get(mistakeOf(one)) ?? 0) + 1)
  const fresh = after.filter((one) => {
    const left = (counts.get(mistakeOf(one)) ?? 0) - 1
    counts.set(mistakeOf(one), left)
    return left < 0
  })
  return !fresh.some((finding) => edits.some((edit) => isMadeBy(finding, edit)))
}

/** An error beside the edit, any finding at it, and one that names what the edit wrote or replaced. */
function isMadeBy(finding: Diagnostic, { file, pointer, from, edit: { text } }: Fixable): boolean {
  const holder = pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')))
  const names = [from, text].map((written) => written.replace(/^"(.*)"$/s, '$1'))
  const spots = finding.severity === 'error' ? [holder] : [pointer, ...names.map((name) => `${holder}/${name}`)]
  if (finding.file === file && spots.some((spot) => finding.pointer === spot || finding.pointer.startsWith(`${spot}/`))) return true
  return names.some((name) => name !== '' && (finding.found === name || finding.message.includes(`"${name}"`)))
}
