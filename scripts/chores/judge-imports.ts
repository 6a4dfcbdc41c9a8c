import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import law from '../../.dependency-cruiser.mjs'

export interface ImportsJudged {
  readonly modules: number
  readonly imports: number
  /** Each import against the law, with the rule that it breaks and the reason of the rule. */
  readonly broken: readonly string[]
}

/**
 * Holds the code against the import law of `.dependency-cruiser.mjs`. Asks the library, whose command line wants a newer Node than the project does.
 * The folder that the process stands in must be the root of the project.
 */
export async function judgeImports(): Promise<ImportsJudged> {
  const { output } = await cruise(
    ['src', 'server', 'scripts', 'art', 'tests'],
    {
      ...(law.options as ICruiseOptions),
      validate: true,
      ruleSet: { forbidden: law.forbidden } as NonNullable<ICruiseOptions['ruleSet']>,
      outputType: 'json',
    },
    law.options.enhancedResolveOptions,
  )
  const { summary } = JSON.parse(output as string) as ICruiseResult
  const reasonOf = (rule: string): string => law.forbidden.find(({ name }) => name === rule)?.comment ?? ''
  return {
    modules: summary.totalCruised,
    imports: summary.totalDependenciesCruised ?? 0,
    broken: summary.violations.map(({ from, to, rule }) => `${from} → ${to}\n  ${rule.name}: ${reasonOf(rule.name)}`),
  }
}
