import { readFileSync } from 'node:fs'

/*
 * A run mutates one target of tests/stryker/targets.json: `npm run mutate -- <target>` sets STRYKER_TARGET.
 * The option `--sample` also sets STRYKER_SAMPLE and STRYKER_SEED.
 * Results are stored in `.cache/stryker`. Except in a sample, a mutant whose code and tests are unchanged is not run
 * again.
 */
const targets = JSON.parse(readFileSync('tests/stryker/targets.json', 'utf8'))
const target = process.env['STRYKER_TARGET'] ?? Object.keys(targets)[0]
const isServer = target.startsWith('server/')
const isSample = process.env['STRYKER_SAMPLE'] !== undefined
const outputPath = `.cache/stryker/${target.replaceAll('/', '-')}${isSample ? '-sample' : ''}`

export default {
  mutate: [`${target}/**/*.ts`, '!**/*.test.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/stryker/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', './tests/stryker/ignore-prose.mjs', './tests/stryker/sample-mutants.mjs'],
  ignorers: ['prose'],
  checkers: isSample ? ['sample'] : [],
  coverageAnalysis: 'perTest',
  // Static mutants of the server are in code that declares modules and seeds brands, which runs while modules load or
  // in a `beforeAll`. Each would need every test of the target; tests/platform/provisioned-brands.test.ts and the type
  // checker cover that code.
  ignoreStatic: isServer,
  concurrency: Number(process.env['STRYKER_CONCURRENCY'] ?? 1),
  // A test run of a mutant times out after `timeoutFactor` times its duration without a mutant, plus `timeoutMS`. A
  // platform takes seconds to start, and longer on a busy machine.
  timeoutMS: isServer ? 60_000 : 10_000,
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 20,
  // Off for a sample: results of earlier runs would count in the score even if their mutants are not in the sample.
  incremental: !isSample,
  incrementalFile: `${outputPath}.json`,
  reporters: ['clear-text', 'progress-append-only', 'html', ...(isSample ? ['json'] : [])],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `${outputPath}.html` },
  jsonReporter: { fileName: `${outputPath}.json` },
  // The score of a target without `required` in targets.json is only printed. tests/stryker/run.ts checks the score
  // of a sample.
  thresholds: { high: 95, low: 85, break: isSample ? null : (targets[target].required ?? null) },
  ignorePatterns: ['.cache', 'data', 'dist', 'docs', 'examples', 'export', 'playwright-report', 'test-results'],
  tempDirName: '.cache/stryker/sandbox',
  // No file has this name, so that Stryker does not rewrite the paths in tsconfig.json: it would use an API that
  // TypeScript 7 lacks. The paths need no rewriting, because they stay within the project.
  tsconfigFile: 'none',
}
