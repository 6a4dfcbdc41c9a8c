import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { browserArgs } from './scripts/tools/browser-args.ts'

/**
 * Number of end-to-end tests that run in parallel, each with its own server, database and brands: three
 * on two cores, because tests are idle part of the time.
 */
const workers = 3
/** Port of the first server, the same in every process of the run; the other servers use the following ports. */
const port = Number((process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 4_000) * workers)))
const executablePath = process.env['CHROMIUM']

/**
 * Returns one project per test file, in a random order that the seed determines, to detect tests that depend on
 * each other.
 */
function createShuffledProjects(seed: string): { name: string; testMatch: string }[] {
  const sortKey = (file: string): string => createHash('sha256').update(`${seed} ${file}`).digest('hex')
  return readdirSync('tests/e2e')
    .filter((file) => file.endsWith('.spec.ts'))
    .sort((a, b) => sortKey(a).localeCompare(sortKey(b)))
    .map((file) => ({ name: file.replace('.spec.ts', ''), testMatch: file }))
}
const seed = process.env['ORDER_SEED']

export default defineConfig({
  ...(seed !== undefined && { projects: createShuffledProjects(seed) }),
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  workers,
  retries: 0,
  // Timeouts are not performance limits: they end only tests that hang, and are long enough for a busy machine.
  timeout: 180_000,
  expect: { timeout: 25_000 },
  forbidOnly: true,
  use: {
    // An action that hangs fails with its name, before the test's timeout ends the test without one.
    actionTimeout: 60_000,
    navigationTimeout: 90_000,
    // Recording a trace slows the test down: enable it if a failure needs more detail.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    viewport: { width: 1440, height: 900 },
    // Drawing animations in software takes a ninth of the CPU time of a run. Tests of animations set `no-preference`.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [...browserArgs],
    },
  },
  webServer: Array.from({ length: workers }, (_, index) => ({
    command: `node --enable-source-maps ${process.env['E2E_SERVER'] ?? '--import tsx tests/e2e/serve.ts'}`,
    url: `http://127.0.0.1:${String(port + index)}/robots.txt`,
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    env: { E2E_PORT: String(port + index) },
  })),
})
