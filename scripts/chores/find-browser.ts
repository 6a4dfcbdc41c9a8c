import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { attempt } from './run.ts'

/** The first is Chromium without a window of its own: the same pages for a sixth less of the processor. */
const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const minutes = 60_000

/** Where Debian's packages of the font that brands fall back to (`fallback-face.ts`) put it. */
const fontFolders = ['/usr/share/fonts/truetype/liberation', '/usr/share/fonts/truetype/liberation2']

/** Installs a font of the metrics that a page is laid out with until its own fonts come, on a machine without one. */
function installFallbackFont(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || fontFolders.some((folder) => existsSync(folder))) return
  console.log('Installing the fallback font with apt-get …')
  attempt('apt-get', ['update', '-qq'], 3 * minutes)
  attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'fonts-liberation'], 3 * minutes)
}

/**
 * A Chromium for the tests: the one that `CHROMIUM` names, Playwright's own, one that the machine has, one that its
 * package manager or Playwright can install. Undefined stands for Playwright's own.
 * @throws Error that says what to do, where there is none
 */
export function findBrowser(): string | undefined {
  installFallbackFont()
  const named = process.env['CHROMIUM']
  if (named !== undefined && existsSync(named)) return named
  if (existsSync(chromium.executablePath())) return undefined
  const found = known.find((path) => existsSync(path))
  if (found !== undefined) return found
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.log('Installing Chromium with apt-get …')
    attempt('apt-get', ['update', '-qq'], 3 * minutes)
    for (const name of ['chromium-headless-shell', 'chromium']) {
      attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], 8 * minutes)
      const installed = known.find((path) => existsSync(path))
      if (installed !== undefined) return installed
    }
  }
  console.log('Installing Chromium with Playwright …')
  attempt('npx', ['playwright', 'install', 'chromium'], 5 * minutes)
  if (existsSync(chromium.executablePath())) return undefined
  throw new Error(
    'The tests need Chromium. Install it (apt-get install chromium, or npx playwright install chromium), or name it in CHROMIUM.',
  )
}
