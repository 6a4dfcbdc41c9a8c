import { lintRules } from '../../../generated/lint-rules.ts'
import type { Draft, LocatedFinding } from '../draft.ts'
import type { Stage } from './define-rule.ts'
import { hasUnreadTexts } from './message-texts.ts'

/**
 * What the schemas allow and what still would not work. A warning about a file of another merchant has been given with
 * that one.
 */
export function lint(draft: Draft): readonly LocatedFinding[] {
  const found = [...check('always', draft), ...(hasUnreadTexts(draft) ? [] : check('texts', draft))]
  return [...found, ...check('promises', draft, found)].filter(
    ({ source, finding }) => finding.severity !== 'warning' || draft.sources.includes(source),
  )
}

/** What has no effect, in merchants without an error. `told` has been said already. */
export const lintIdle = (draft: Draft, priorFindings: readonly LocatedFinding[]): readonly LocatedFinding[] =>
  priorFindings.every(({ finding }) => finding.severity === 'warning') ? check('idle', draft, priorFindings) : []

const check = (stage: Stage, draft: Draft, priorFindings: readonly LocatedFinding[] = []): readonly LocatedFinding[] =>
  lintRules.filter((rule) => rule.stage === stage).flatMap((rule) => rule.check(draft, priorFindings))
