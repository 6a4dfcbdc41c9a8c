import { lintRules } from '../../../generated/lint-rules.ts'
import type { Draft, LocatedFinding } from '../draft.ts'
import type { Stage } from './define-rule.ts'
import { hasUnreadableTextFile } from './message-texts.ts'

/**
 * Reports values that the schemas allow and that do not work. Warnings about files of another merchant are reported
 * when that merchant is compiled.
 */
export function lint(draft: Draft): readonly LocatedFinding[] {
  const findings = [...runRules('always', draft), ...(hasUnreadableTextFile(draft) ? [] : runRules('texts', draft))]
  return [...findings, ...runRules('rule-values', draft, findings)].filter(
    ({ source, finding }) => finding.severity !== 'warning' || draft.sources.includes(source),
  )
}

/** Reports values without effect, unless `priorFindings` contains an error. */
export const lintNoEffect = (draft: Draft, priorFindings: readonly LocatedFinding[]): readonly LocatedFinding[] =>
  priorFindings.every(({ finding }) => finding.severity === 'warning') ? runRules('no-effect', draft, priorFindings) : []

const runRules = (stage: Stage, draft: Draft, priorFindings: readonly LocatedFinding[] = []): readonly LocatedFinding[] =>
  lintRules.filter((rule) => rule.stage === stage).flatMap((rule) => rule.check(draft, priorFindings))
