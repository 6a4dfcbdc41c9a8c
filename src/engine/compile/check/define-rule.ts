import type { Severity } from '../../contract/diagnostic.ts'
import type { Draft, LocatedFinding } from '../draft.ts'

/** Severity and documentation of a diagnostic code. Its page in docs/diagnostics shows `about` and `remedy`. */
interface RuleCode {
  /**
   * Severity of the findings with this code, unless a finding sets its own. Brands can change the severity of warnings
   * (`lint` in merchant.json).
   */
  readonly severity: Severity
  /** The mistake and its consequence. */
  readonly about: string
  readonly remedy: string
}

/**
 * When a rule runs. `texts` rules are skipped if a text file could not be read. `rule-values` rules receive the
 * findings of the earlier rules. `no-effect` rules report values without effect; they run only for brands without
 * errors, because an error can be the reason why another value has no effect.
 */
export type Stage = 'always' | 'texts' | 'rule-values' | 'no-effect'

/** A lint rule: finds values that the schemas allow and that do not work or have no effect. */
export interface LintRule {
  readonly stage: Stage
  readonly codes: Readonly<Record<string, RuleCode>>
  /** `priorFindings` are the findings of the earlier stages. */
  readonly check: (draft: Draft, priorFindings: readonly LocatedFinding[]) => readonly LocatedFinding[]
}

/**
 * Defines the rule of a file in lints/. `npm run generate` adds it to the list of rules and writes its documentation
 * pages.
 */
export function defineRule({ stage = 'always', codes, check }: Omit<LintRule, 'stage'> & { readonly stage?: Stage }): LintRule {
  const getSeverity = (code: string): { readonly severity?: Severity } => {
    const severity = Object.hasOwn(codes, code) ? codes[code]?.severity : undefined
    return severity === undefined ? {} : { severity }
  }
  return {
    stage,
    codes,
    check: (draft, priorFindings) =>
      check(draft, priorFindings).map(({ source, finding }) => ({ source, finding: { ...getSeverity(finding.code), ...finding } })),
  }
}
