import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhereStale } from './chores/build-app.ts'
import { findBrowser } from './chores/find-browser.ts'
import { run } from './chores/run.ts'

interface Counts {
  readonly passed: number
  readonly failed: number
}

const folder = mkdtempSync(join(tmpdir(), 'livery-test-'))

/** Unit, contract, architecture, merchants and platform. A run that broke without a failed test counts as one that failed. */
async function runVitest(): Promise<Counts> {
  const file = join(folder, 'vitest.json')
  const code = await run('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`])
  const { numPassedTests: passed, numFailedTests: failed } = readReport<{ numPassedTests: number; numFailedTests: number }>(file) ?? {
    numPassedTests: 0,
    numFailedTests: 0,
  }
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** The journeys, in a real browser against the real server. */
async function runPlaywright(browser: string | undefined): Promise<Counts> {
  const file = join(folder, 'playwright.json')
  const code = await run('playwright', ['test', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...(browser !== undefined && { CHROMIUM: browser }),
  })
  const {
    expected: passed,
    unexpected,
    flaky,
  } = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file)?.stats ?? {
    expected: 0,
    unexpected: 0,
    flaky: 0,
  }
  const failed = unexpected + flaky
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}

const browser = findBrowser()
await buildWhereStale()
const counts = [await runVitest(), await runPlaywright(browser)]
rmSync(folder, { recursive: true, force: true })
const passed = counts.reduce((sum, part) => sum + part.passed, 0)
const failed = counts.reduce((sum, part) => sum + part.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
