import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Runner, TestRun } from './runner.ts'

/** Timeout for a hanging mutant, including the build of the app, on a busy machine. */
const longest = 900_000

/** Runs end-to-end tests in the copy: builds the app if the mutant affects it, and runs one file in the browser. */
export const createJourneyRunner = (copy: string): Runner => ({
  async run(test, pattern): Promise<readonly TestRun[]> {
    const report = join(copy, 'journeys.json')
    rmSync(report, { force: true })
    const run = spawn('node_modules/.bin/tsx', ['scripts/journeys.ts', test, '--grep', pattern.source, '--reporter=json'], {
      cwd: copy,
      stdio: 'ignore',
      timeout: longest,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    })
    await once(run, 'exit')
    return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report).suites.flatMap((suite) => testsOf(suite, '')) : []
  },
  changed: () => Promise.resolve(),
  end: () => Promise.resolve(),
})

interface Suite {
  readonly title: string
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[]
  readonly suites?: readonly Suite[]
}
interface Report {
  readonly suites: readonly Suite[]
}

/** Translates statuses: Playwright reports a passing test as `expected`. */
function testsOf({ title, specs = [], suites = [] }: Suite, before: string): readonly TestRun[] {
  const path = `${before}${title} `
  const own = specs.map((spec) => ({
    name: path + spec.title,
    state: spec.tests.every(({ status }) => status === 'expected') ? 'passed' : 'failed',
  }))
  return [...own, ...suites.flatMap((suite) => testsOf(suite, path))]
}
