import type { LaunchOptions } from '@playwright/test'
import { findBrowser } from '../../scripts/chores/find-browser.ts'
import { browserArgs } from '../browser-args.ts'

/** Starts the browser of the benchmarks: the installed one, with the options of the tests. */
export function browserOptions(...more: readonly string[]): LaunchOptions {
  const executablePath = findBrowser()
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: [...browserArgs, ...more],
  }
}
