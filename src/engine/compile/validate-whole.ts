import { wholeValidators } from '../../generated/validate-config.js'
import { singleKinds } from './file-kinds.ts'
import { contentsOf, locate, type Content, type Draft, type LocatedFinding } from './draft.ts'
import type { Finding } from './diagnose.ts'
import { validateWith } from './validate-with.ts'

/** Checks what is there after merging, where it differs from the extended merchant. What a part has been told already is not told again. */
export function validateWhole(draft: Draft): readonly LocatedFinding[] {
  return [
    ...missingKinds(draft),
    ...contentsOf(draft).flatMap((content) => (content.changed && content.kind !== 'messages' ? validateContent(draft, content) : [])),
  ]
}

function validateContent(draft: Draft, { kind, pointer, value }: Content): LocatedFinding[] {
  return validateWith(wholeValidators[kind], value)
    .filter((finding) => !isEcho(draft, pointer, finding))
    .map((finding) => locate(draft, pointer + finding.pointer, finding))
}

/** Something was left out here, or above, or it is the very thing that is now missing, because a part was wrong. */
function isEcho(draft: Draft, pointer: string, finding: Finding): boolean {
  const at = pointer + finding.pointer
  if (finding.key !== undefined && draft.left.includes(`${at}/${finding.key}`)) return true
  if (finding.code === 'exactly-one' && draft.left.some((left) => left.startsWith(`${at}/`))) return true
  return draft.left.some((left) => left === at || at.startsWith(`${left}/`))
}

function missingKinds(draft: Draft): LocatedFinding[] {
  return singleKinds
    .filter((kind) => !(kind in draft.config))
    .map((kind) =>
      locate(draft, '/merchant', {
        code: 'missing-file',
        at: 'value',
        message: `The merchant has no ${kind}.json, and extends nobody who has.`,
        expected: `${kind}.json`,
        remedy: `Write ${kind}.json, or extend a merchant that has one.`,
      }),
    )
}
