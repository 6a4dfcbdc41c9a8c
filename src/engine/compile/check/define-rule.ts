import type { Severity } from '../../contract/diagnostic.ts'
import type { Draft, LocatedFinding } from '../draft.ts'

/** What a code of a rule means: the text of its page in docs/diagnostics. */
interface RuleCode {
  /**
   * Of its findings, unless one says otherwise. Brands can change the severity of warnings (`lint` in merchant.json).
   */
  readonly severity: Severity
  /** What was found, and what it leads to. */
  readonly about: string
  readonly remedy: string
}

/**
 * When a rule is checked. Rules of `texts` are left out where a file of texts could not be read, those of `promises`
 * know what the others found, and those of `idle` are for brands without an error, because an error elsewhere leaves
 * much without effect.
 */
export type Stage = 'always' | 'texts' | 'promises' | 'idle'

/** A lint rule: what the schemas allow and what still would not work, or has no effect. */
export interface LintRule {
  readonly stage: Stage
  readonly codes: Readonly<Record<string, RuleCode>>
  /** `told` is what was found before. */
  readonly check: (draft: Draft, priorFindings: readonly LocatedFinding[]) => readonly LocatedFinding[]
}

/** Defines the rule of a file in lints/. `npm run generate` adds it to the list of rules, and writes its pages. */
export function defineRule({ stage = 'always', codes, check }: Omit<LintRule, 'stage'> & { readonly stage?: Stage }): LintRule {
  const severityOf = (code: string): { readonly severity?: Severity } => {
    const severity = Object.hasOwn(codes, code) ? codes[code]?.severity : undefined
    return severity === undefined ? {} : { severity }
  }
  return {
    stage,
    codes,
    check: (draft, priorFindings) =>
      check(draft, priorFindings).map(({ source, finding }) => ({ source, finding: { ...severityOf(finding.code), ...finding } })),
  }
}
