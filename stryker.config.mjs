import { readFileSync } from 'node:fs'

/*
 * One part of tests/stryker/parts.json is mutated in a run: `npm run mutate -- <part>`, which sets STRYKER_PART.
 * `--sample` sets STRYKER_SAMPLE and STRYKER_SEED as well.
 * Results are kept in `.cache/stryker`, and a mutant whose code and tests are unchanged is not run again.
 */
const targets = JSON.parse(readFileSync('tests/stryker/parts.json', 'utf8'))
const part = process.env['STRYKER_PART'] ?? Object.keys(targets)[0]
const isServer = part.startsWith('server/')
const isSample = process.env['STRYKER_SAMPLE'] !== undefined
const output = `.cache/stryker/${part.replaceAll('/', '-')}${isSample ? '-sample' : ''}`

export default {
  mutate: [`${part}/**/*.ts`, '!**/*.test.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/stryker/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', './tests/stryker/ignore-prose.mjs', './tests/stryker/sample-mutants.mjs'],
  ignorers: ['prose'],
  checkers: isSample ? ['sample'] : [],
  coverageAnalysis: 'perTest',
  // Code of the server that runs only while modules load, or in a `beforeAll`, is what declares a module and seeds a
  // brand. Each mutant of it would need every test of the part; tests/platform/started-brands.test.ts and the type
  // checker cover it.
  ignoreStatic: isServer,
  concurrency: Number(process.env['STRYKER_CONCURRENCY'] ?? 1),
  // Beyond three times the duration without a mutant. A platform takes seconds to start, and longer on a busy machine.
  timeoutMS: isServer ? 60_000 : 10_000,
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 20,
  // A kept result would be in the score, whether or not its mutant is in the sample.
  incremental: !isSample,
  incrementalFile: `${output}.json`,
  reporters: ['clear-text', 'progress-append-only', 'html', ...(isSample ? ['json'] : [])],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `${output}.html` },
  jsonReporter: { fileName: `${output}.json` },
  // The score of a part without `required` in parts.json is only printed. run.ts compares the score of a sample.
  thresholds: { high: 95, low: 85, break: isSample ? null : (targets[part].required ?? null) },
  ignorePatterns: ['.cache', 'data', 'dist', 'docs', 'examples', 'export', 'playwright-report', 'test-results'],
  tempDirName: '.cache/stryker/sandbox',
  // Names no file: Stryker would rewrite relative paths of the tsconfig by an API that TypeScript 7 does not have. Ours
  // has none that lead out of the project.
  tsconfigFile: 'none',
}
