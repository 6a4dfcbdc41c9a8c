import { findBrowser } from './find-browser.ts'
import { run } from './run.ts'

/** Runs the journeys in the browser that the machine has. Settles with Playwright's exit code. */
export function runJourneys(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  const browser = findBrowser()
  return run('playwright', ['test', ...args], { ...env, ...(browser !== undefined && { CHROMIUM: browser }) })
}
