import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import law from '../../.dependency-cruiser.mjs'

/**
 * Holds the code against the import law of `.dependency-cruiser.mjs`. Run through the library, whose command line asks for a newer Node than the
 * project does.
 */
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

for (const { from, to, rule } of summary.violations) {
  const { comment = '' } = law.forbidden.find(({ name }) => name === rule.name) ?? {}
  console.log(`${from} → ${to}\n  ${rule.name}: ${comment}`)
}
console.log(`${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports, ${summary.violations.length} against the law`)
process.exitCode = summary.violations.length === 0 ? 0 : 1
