import { wholeChecks } from '../../../generated/check-config.js'
import { wholeValidators } from '../../../generated/validate-config.js'
import { singleKinds } from '../read/file-kinds.ts'
import type { Content } from '../contents.ts'
import { locate, type Draft, type LocatedFinding } from '../draft.ts'
import type { Finding } from '../explain/diagnose.ts'
import { explainStray } from '../explain/explain-stray.ts'
import { stepsOf } from '../read/pointer.ts'
import type { SourceFile } from '../read/source-file.ts'
import { withoutUnchanged } from './without-unchanged.ts'
import { keepsWhole } from './keeps-whole.ts'
import { validateWith } from './validate-with.ts'

/** A finding about the whole, and the pointer into the config of what is missing or wrong. */
export interface WholeFinding extends LocatedFinding {
  readonly left: string
}

/**
 * Checks what is there after merging, where it differs from the extended merchant. What a part has been told already is
 * not told again.
 */
export function validateWhole(draft: Draft): readonly WholeFinding[] {
  return [...missingKinds(draft), ...draft.changed.flatMap((content) => validateContent(draft, content))]
}

function validateContent(draft: Draft, { kind, pointer, value, before }: Content): WholeFinding[] {
  const own = draft.sources.find((source) => source.pointer === pointer)
  if (own !== undefined && draft.left.length === 0 && hasOwnCode(own) && keepsWhole(own.value, before)) return []
  if (wholeChecks[kind](before === undefined ? value : withoutUnchanged(kind, value, before))) return []
  const findings = validateWith(wholeValidators[kind], value).filter((finding) => !isEcho(draft, pointer, finding))
  return explainStray(draft, pointer, findings).map((finding) => {
    const at = pointer + finding.pointer
    const left = finding.key === undefined ? at : `${at}/${finding.key}`
    const removed = finding.key === undefined ? undefined : draft.provenance.spotsOf(left).at(-1)
    return { ...(removed?.value === null ? locate(draft, left, explainRemoval(finding)) : locate(draft, at, finding)), left }
  })
}

/**
 * Everything else comes from the extended merchant where a merchant.json does not say it; the code is nobody's but its
 * own.
 */
const hasOwnCode = ({ kind, value }: SourceFile): boolean => kind !== 'merchant' || Object.hasOwn(value, 'code')

/** What is missing was taken away with null: there it can be mended. */
const explainRemoval = (finding: Finding): Finding => ({
  ...finding,
  message: `"${stepsOf(`/${finding.key}`)[0]}" cannot be taken away: it must be there.`,
  remedy: 'Keep it, or say something else.',
})

/** Something was left out here, or above, or it is the very thing that is now missing, because a part was wrong. */
function isEcho(draft: Draft, pointer: string, finding: Finding): boolean {
  const at = pointer + finding.pointer
  if (finding.key !== undefined && draft.left.includes(`${at}/${finding.key}`)) return true
  if (finding.code === 'exactly-one' && draft.left.some((left) => left.startsWith(`${at}/`))) return true
  return draft.left.some((left) => left === at || at.startsWith(`${left}/`))
}

function missingKinds(draft: Draft): WholeFinding[] {
  return singleKinds
    .filter((kind) => !(kind in draft.config) && !draft.left.includes(`/${kind}`))
    .map((kind) => ({
      left: `/${kind}`,
      ...locate(draft, '/merchant', {
        code: 'missing-file',
        at: 'value',
        message: `The merchant has no ${kind}.json, and extends nobody who has.`,
        expected: `${kind}.json`,
        remedy: `Write ${kind}.json, or extend a merchant that has one.`,
      }),
    }))
}
