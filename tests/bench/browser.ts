import type { LaunchOptions } from '@playwright/test'
import { requireBrowser } from '../../scripts/tools/require-browser.ts'
import { browserArgs } from '../../scripts/tools/browser-args.ts'

/**
 * Returns the launch options of the benchmarks: the installed browser, with the arguments of the end-to-end tests and
 * `extraArgs`.
 */
export function getLaunchOptions(...extraArgs: readonly string[]): LaunchOptions {
  const executablePath = requireBrowser()
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: [...browserArgs, ...extraArgs],
  }
}
