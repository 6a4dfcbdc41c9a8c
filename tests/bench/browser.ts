import type { LaunchOptions } from '@playwright/test'
import { findBrowser } from '../../scripts/chores/find-browser.ts'

/** How the benchmarks start a browser: nothing in it runs beside the page, or asks the network for anything of its own. */
export function browserOptions(...more: readonly string[]): LaunchOptions {
  const executablePath = findBrowser()
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  }
}
