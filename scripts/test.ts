import { randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { buildIfStale } from './tools/build-app.ts'
import { requireBrowser } from './tools/require-browser.ts'
import { runEndToEndTests } from './tools/run-end-to-end-tests.ts'
import { run } from './tools/run.ts'
import { downloadNode } from './tools/download-node.ts'
import type { VitestOutcome } from './tools/vitest-outcome.ts'

interface Outcome {
  readonly passed: number
  readonly failed: number
  /** Failed tests with their messages, repeated at the end of the output. */
  readonly failures: readonly string[]
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly ok: boolean
    readonly file: string
    readonly line: number
    readonly title: string
    readonly tests: readonly { readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[] }[]
  }[]
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly suites: readonly PlaywrightSuite[]
}

/*
 * `npm test` checks random samples of exhaustive sets of cases. `npm run test:deep` checks the full sets, runs the unit
 * tests on the newest Node as well, and runs mutation tests and random sequences of transfers (`tests/histories`).
 * `--no-stryker` skips Stryker, which takes hours.
 */
const { deep = false, 'no-stryker': noStryker = false } = parseArgs({
  options: { deep: { type: 'boolean' }, 'no-stryker': { type: 'boolean' } },
}).values
if (deep) process.env['LIVERY_DEEP'] = '1'
const seed = (process.env['LIVERY_SEED'] ??= String(randomInt(1_000_000)))

const folder = mkdtempSync(join(tmpdir(), 'livery-test-'))

/**
 * Runs all tests of Vitest, or those in the files selected by `filters`. A run that fails without a failed test counts
 * as one failure.
 */
async function runVitest(node = process.execPath, filters: readonly string[] = []): Promise<Outcome> {
  const file = join(mkdtempSync(join(folder, 'vitest-')), 'outcome.json')
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=scripts/tools/vitest-outcome.ts', ...filters]
  const code = await run(node, args, { VITEST_OUTCOME: file })
  const { passed, failures, slowestFiles } = readReport<VitestOutcome>(file) ?? { passed: 0, failures: [], slowestFiles: [] }
  console.log(`Slowest files: ${slowestFiles.map(([name, seconds]) => `${name} ${seconds} s`).join(', ')}`)
  return toOutcome(
    'Vitest',
    code,
    passed,
    failures.length,
    failures.map(({ title, messages }) => formatFailure(title, messages)),
  )
}

/**
 * The newest major version of Node in `engines` of package.json. A deep run runs the unit tests on it, and one test
 * that starts the server, which covers PostgreSQL and password hashing.
 */
const newestNode = 24

async function runOnNewestNode(): Promise<Outcome> {
  if (process.version.startsWith(`v${String(newestNode)}.`)) return { passed: 0, failed: 0, failures: [] }
  const name = `Node ${String(newestNode)}`
  console.log(`${name} …`)
  let node: string
  try {
    node = downloadNode(newestNode, folder)
  } catch (error) {
    return { passed: 0, failed: 1, failures: [`${name} could not be downloaded: ${String(error)}`] }
  }
  const { failures, ...counts } = sumOutcomes([
    await runVitest(node, ['src/', 'art/', 'demo/', 'server/', 'scripts/']),
    await runVitest(node, ['tests/platform/start.test.ts', '--testNamePattern', 'shows progress']),
  ])
  return { ...counts, failures: failures.map((failure) => `${name}: ${failure}`) }
}

/** Runs a command and counts its exit code as the result of one test. */
async function runCommand(name: string, args: readonly string[]): Promise<Outcome> {
  console.log(`${name} …`)
  const code = await run('tsx', args)
  return toOutcome(name, code, code === 0 ? 1 : 0, 0, [])
}

/** Runs the tests that only a deep run includes. */
const runDeepTests = async (): Promise<readonly Outcome[]> => [
  await runOnNewestNode(),
  await runCommand('Hand-written mutants', ['tests/mutate/run.ts']),
  ...(noStryker ? [] : [await runCommand('Stryker', ['tests/stryker/run.ts'])]),
  await runCommand('Histories', [
    'tests/histories/run.ts',
    '--histories',
    '200',
    '--kills',
    '20',
    '--drops',
    '20',
    '--players',
    '40',
    '--seconds',
    '60',
  ]),
]

/** Runs the end-to-end tests in a real browser against the real server. */
async function runPlaywright(): Promise<Outcome> {
  const file = join(folder, 'playwright.json')
  const code = await runEndToEndTests(['--reporter=line,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  const report = readReport<PlaywrightReport>(file)
  const listSpecs = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(listSpecs)]
  const failures = (report?.suites ?? [])
    .flatMap(listSpecs)
    .filter(({ ok }) => !ok)
    .map(({ file: specFile, line, title, tests }) =>
      formatFailure(
        `${specFile}:${line} › ${title}`,
        tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))),
      ),
    )
  const { expected, unexpected, flaky } = report?.stats ?? { expected: 0, unexpected: 0, flaky: 0 }
  return toOutcome('Playwright', code, expected, unexpected + flaky, failures)
}

const sumOutcomes = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, outcome) => sum + outcome.passed, 0),
  failed: outcomes.reduce((sum, outcome) => sum + outcome.failed, 0),
  failures: outcomes.flatMap(({ failures }) => failures),
})

const toOutcome = (name: string, code: number, passed: number, failed: number, failures: readonly string[]): Outcome => ({
  passed,
  ...(code !== 0 && failed === 0
    ? { failed: 1, failures: [`${name} exited with code ${String(code)} although no test failed`] }
    : { failed, failures }),
})

/** Maximum number of lines of messages that are printed for a failure. */
const maxFailureLines = 14

function formatFailure(title: string, messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, maxFailureLines)
  return [title, ...lines.map((line) => `    ${line}`)].join('\n')
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}

requireBrowser()
await buildIfStale()
console.log(deep ? 'Testing everything.' : `Testing samples of exhaustive sets. Set LIVERY_SEED=${seed} to choose the same samples again.`)
const { passed, failed, failures } = sumOutcomes([await runVitest(), await runPlaywright(), ...(deep ? await runDeepTests() : [])])
rmSync(folder, { recursive: true, force: true })
for (const failure of failures) console.log(`✘ ${failure}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
