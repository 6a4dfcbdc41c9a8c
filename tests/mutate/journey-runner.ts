import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Runner, TestRun } from './runner.ts'

/** Ends what a break has made hang, the build of the app included, on however busy a machine. */
const longest = 900_000

/** The journeys in the copy: the app is built where a break is in it, and one file is run in the browser. */
export const makeJourneyRunner = (copy: string): Runner => ({
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

/** In the words of the other runner: a test of Playwright's is `expected` where it passed. */
function testsOf({ title, specs = [], suites = [] }: Suite, before: string): readonly TestRun[] {
  const path = `${before}${title} `
  const own = specs.map((spec) => ({
    name: path + spec.title,
    state: spec.tests.every(({ status }) => status === 'expected') ? 'passed' : 'failed',
  }))
  return [...own, ...suites.flatMap((suite) => testsOf(suite, path))]
}
