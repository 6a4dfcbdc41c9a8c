import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Runner, TestResult } from './runner.ts'

/** Timeout of a run, for mutants that hang. Long enough to build the app on a busy machine. */
const timeoutMs = 900_000

/**
 * Creates a runner of end-to-end tests: builds the app if its build is out of date, and runs one file in a browser. A
 * run that ends without a report, for example after the timeout, has no results.
 */
export const createE2eRunner = (copy: string): Runner => ({
  async run(test, pattern): Promise<readonly TestResult[]> {
    const report = join(copy, 'playwright.json')
    rmSync(report, { force: true })
    const child = spawn('node_modules/.bin/tsx', ['scripts/end-to-end.ts', test, '--grep', pattern.source, '--reporter=json'], {
      cwd: copy,
      stdio: 'ignore',
      timeout: timeoutMs,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    })
    await once(child, 'exit')
    return existsSync(report)
      ? (JSON.parse(readFileSync(report, 'utf8')) as Report).suites.flatMap((suite) => listTestResults(suite, ''))
      : []
  },
  onFileChanged: () => Promise.resolve(),
  close: () => Promise.resolve(),
})

/** A suite in Playwright's JSON report. */
interface Suite {
  readonly title: string
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[]
  readonly suites?: readonly Suite[]
}
interface Report {
  readonly suites: readonly Suite[]
}

/** Returns the results of a suite and its nested suites. Playwright reports a passing test as `expected`. */
export function listTestResults({ title, specs = [], suites = [] }: Suite, prefix: string): readonly TestResult[] {
  const path = `${prefix}${title} `
  const specRuns = specs.map((spec) => ({
    name: path + spec.title,
    state: toState(spec.tests.map(({ status }) => status)),
  }))
  return [...specRuns, ...suites.flatMap((suite) => listTestResults(suite, path))]
}

/** Playwright reports a passing test as `expected`. A spec has a test for each of Playwright's projects. */
function toState(statuses: readonly string[]): 'passed' | 'failed' | 'skipped' {
  const executedStatuses = statuses.filter((status) => status !== 'skipped')
  if (executedStatuses.length === 0) return 'skipped'
  return executedStatuses.every((status) => status === 'expected') ? 'passed' : 'failed'
}
