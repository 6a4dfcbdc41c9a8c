import { mergedChecks } from '../../../generated/check-config.js'
import { mergedValidators } from '../../../generated/validate-config.js'
import { singletonFileKinds } from '../read/file-kinds.ts'
import type { Content } from '../contents.ts'
import { locate, type Draft, type LocatedFinding } from '../draft.ts'
import type { Finding } from '../explain/diagnose.ts'
import { explainOverridesWithoutBase } from '../explain/explain-override-without-base.ts'
import { parsePointer } from '../read/pointer.ts'
import type { SourceFile } from '../read/source-file.ts'
import { omitUnchanged } from './omit-unchanged.ts'
import { preservesCompleteness } from './preserves-completeness.ts'
import { collectFindings } from './collect-findings.ts'

/** A finding about the merged config, and the pointer of the missing or invalid value, which is left out. */
export interface MergedFinding extends LocatedFinding {
  readonly omittedPointer: string
}

/**
 * Validates the merged config where it differs from the extended merchant. Mistakes that were reported for a single
 * file are not reported again.
 */
export function validateMerged(draft: Draft): readonly MergedFinding[] {
  return [...validateRequiredKinds(draft), ...draft.changed.flatMap((content) => validateContent(draft, content))]
}

function validateContent(draft: Draft, { kind, pointer, value, before }: Content): MergedFinding[] {
  const ownSource = draft.sources.find((source) => source.pointer === pointer)
  if (ownSource !== undefined && draft.omitted.length === 0 && hasOwnCode(ownSource) && preservesCompleteness(ownSource.value, before))
    return []
  if (mergedChecks[kind](before === undefined ? value : omitUnchanged(kind, value, before))) return []
  const findings = collectFindings(mergedValidators[kind], value).filter((finding) => !isConsequence(draft, pointer, finding))
  return explainOverridesWithoutBase(draft, pointer, findings).map((finding) => {
    const findingPointer = pointer + finding.pointer
    const omittedPointer = finding.key === undefined ? findingPointer : `${findingPointer}/${finding.key}`
    const lastLocation = finding.key === undefined ? undefined : draft.provenance.listLocations(omittedPointer).at(-1)
    return {
      ...(lastLocation?.value === null ? locate(draft, omittedPointer, explainRemoval(finding)) : locate(draft, findingPointer, finding)),
      omittedPointer,
    }
  })
}

/** Whether a merchant.json has a code, its only required value that is never inherited. True for all other files. */
const hasOwnCode = ({ kind, value }: SourceFile): boolean => kind !== 'merchant' || Object.hasOwn(value, 'code')

/** Explains that null removes a required value. The finding is located at the null. */
const explainRemoval = (finding: Finding): Finding => ({
  ...finding,
  message: `"${parsePointer(`/${finding.key}`)[0]}" cannot be removed: it is required.`,
  remedy: 'Keep it, or write another value.',
})

/**
 * Whether a finding is only a consequence of one that was reported for a single file: an invalid value was left out at
 * or above the pointer, the missing value is the one that was left out, or an object must have exactly one key and a
 * value in it was left out.
 */
function isConsequence(draft: Draft, pointer: string, finding: Finding): boolean {
  const findingPointer = pointer + finding.pointer
  if (finding.key !== undefined && draft.omitted.includes(`${findingPointer}/${finding.key}`)) return true
  if (finding.code === 'exactly-one' && draft.omitted.some((pointerInConfig) => pointerInConfig.startsWith(`${findingPointer}/`)))
    return true
  return draft.omitted.some((pointerInConfig) => pointerInConfig === findingPointer || findingPointer.startsWith(`${pointerInConfig}/`))
}

function validateRequiredKinds(draft: Draft): MergedFinding[] {
  return singletonFileKinds
    .filter((kind) => !(kind in draft.config) && !draft.omitted.includes(`/${kind}`))
    .map((kind) => ({
      omittedPointer: `/${kind}`,
      ...locate(draft, '/merchant', {
        code: 'missing-file',
        at: 'value',
        message: `Neither the merchant nor any that it extends has a ${kind}.json.`,
        expected: `${kind}.json`,
        remedy: `Add ${kind}.json, or extend a merchant that has one.`,
      }),
    }))
}
