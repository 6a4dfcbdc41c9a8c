import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { browserArgs } from './tests/browser-args.ts'

/** One port for the run, the same in every process of it. */
const port = (process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000)))
const executablePath = process.env['CHROMIUM']

/** With a seed, a project a file, in an order that is the seed's: no journey may need what another has left. */
function inOrderOf(seed: string): { name: string; testMatch: string }[] {
  const place = (file: string): string => createHash('sha256').update(`${seed} ${file}`).digest('hex')
  return readdirSync('tests/e2e')
    .filter((file) => file.endsWith('.spec.ts'))
    .sort((one, other) => place(one).localeCompare(place(other)))
    .map((file) => ({ name: file.replace('.spec.ts', ''), testMatch: file }))
}
const seed = process.env['ORDER_SEED']

export default defineConfig({
  ...(seed !== undefined && { projects: inOrderOf(seed) }),
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 12_000 },
  forbidOnly: true,
  use: {
    // A trace is a film of the page, made while it is used: ask for it where a failure does not say enough.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [...browserArgs],
    },
  },
  webServer: {
    command: 'tsx tests/e2e/serve.ts',
    url: `http://127.0.0.1:${port}/robots.txt`,
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { E2E_PORT: port },
  },
})
