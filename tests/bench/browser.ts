import type { LaunchOptions } from '@playwright/test'
import { findBrowser } from '../../scripts/tools/find-browser.ts'
import { browserArgs } from '../browser-args.ts'

/** Returns the launch options of the benchmarks: the installed browser, with the arguments of the end-to-end tests. */
export function browserOptions(...extraArgs: readonly string[]): LaunchOptions {
  const executablePath = findBrowser()
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: [...browserArgs, ...extraArgs],
  }
}
