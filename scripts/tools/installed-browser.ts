import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** Paths of installed browsers. The first is headless Chromium, which renders the same pages with a sixth less CPU. */
const installPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

/** A Chromium on this machine, as Playwright's launch options. */
interface InstalledBrowser {
  /** Missing for the browser that Playwright has installed. */
  readonly executablePath?: string
}

/**
 * Finds a Chromium: at the path in `CHROMIUM`, in Playwright's cache, or at an installation path. `undefined` if there
 * is none.
 */
export function findInstalledBrowser(): InstalledBrowser | undefined {
  const configuredPath = process.env['CHROMIUM']
  if (configuredPath && existsSync(configuredPath)) return { executablePath: configuredPath }
  if (existsSync(chromium.executablePath())) return {}
  const executablePath = installPaths.find((path) => existsSync(path))
  return executablePath === undefined ? undefined : { executablePath }
}
