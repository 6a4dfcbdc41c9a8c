import { readFileSync } from 'node:fs'

/*
 * A run mutates one part of tests/stryker/parts.json: `npm run mutate -- <part>`, which sets STRYKER_PART.
 * `--sample` sets STRYKER_SAMPLE and STRYKER_SEED as well.
 * Results are kept in `.cache/stryker`, and a mutant whose code and tests are unchanged is not run again.
 */
const targets = JSON.parse(readFileSync('tests/stryker/parts.json', 'utf8'))
const part = process.env['STRYKER_PART'] ?? Object.keys(targets)[0]
const isServer = part.startsWith('server/')
const isSample = process.env['STRYKER_SAMPLE'] !== undefined
const outputPath = `.cache/stryker/${part.replaceAll('/', '-')}${isSample ? '-sample' : ''}`

export default {
  mutate: [`${part}/**/*.ts`, '!**/*.test.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/stryker/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', './tests/stryker/ignore-prose.mjs', './tests/stryker/sample-mutants.mjs'],
  ignorers: ['prose'],
  checkers: isSample ? ['sample'] : [],
  coverageAnalysis: 'perTest',
  // Server code that runs only while modules load, or in a `beforeAll`, declares modules and seeds brands. Each mutant
  // of it would need every test of the part; tests/platform/started-brands.test.ts and the type checker cover it.
  ignoreStatic: isServer,
  concurrency: Number(process.env['STRYKER_CONCURRENCY'] ?? 1),
  // Added to three times the duration without a mutant. A platform takes seconds to start, longer on a busy machine.
  timeoutMS: isServer ? 60_000 : 10_000,
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 20,
  // Results of earlier runs would count in the score, whether or not their mutants are in the sample.
  incremental: !isSample,
  incrementalFile: `${outputPath}.json`,
  reporters: ['clear-text', 'progress-append-only', 'html', ...(isSample ? ['json'] : [])],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `${outputPath}.html` },
  jsonReporter: { fileName: `${outputPath}.json` },
  // The score of a part without `required` in parts.json is only printed. run.ts compares the score of a sample.
  thresholds: { high: 95, low: 85, break: isSample ? null : (targets[part].required ?? null) },
  ignorePatterns: ['.cache', 'data', 'dist', 'docs', 'examples', 'export', 'playwright-report', 'test-results'],
  tempDirName: '.cache/stryker/sandbox',
  // Names no file: Stryker would rewrite relative paths in tsconfig.json through an API that TypeScript 7 lacks. Ours
  // needs no rewriting, because its paths stay within the project.
  tsconfigFile: 'none',
}
