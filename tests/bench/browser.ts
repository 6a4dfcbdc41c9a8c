import type { LaunchOptions } from '@playwright/test'
import { findBrowser } from '../../scripts/chores/find-browser.ts'
import { browserArgs } from '../browser-args.ts'

/** How the benchmarks start a browser: the one that is installed, and as the tests do. */
export function browserOptions(...more: readonly string[]): LaunchOptions {
  const executablePath = findBrowser()
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: [...browserArgs, ...more],
  }
}
