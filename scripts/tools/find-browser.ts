import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { attempt } from './run.ts'

/** Paths of installed browsers. The first is headless Chromium, which renders the same pages with a sixth less CPU. */
const installPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const minuteMs = 60_000

/** Where Debian's packages install the font that brands fall back to (`fallback-face.ts`). */
const fontFolders = ['/usr/share/fonts/truetype/liberation', '/usr/share/fonts/truetype/liberation2']

/** Installs the font that lays out a page until its own fonts have loaded, on machines that lack it. */
function installFallbackFont(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || fontFolders.some((folder) => existsSync(folder))) return
  console.log('Installing the fallback font with apt-get …')
  attempt('apt-get', ['update', '-qq'], 3 * minuteMs)
  attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'fonts-liberation'], 3 * minuteMs)
}

/**
 * Finds a Chromium for the tests: at the path in `CHROMIUM`, in Playwright's cache, or at an installation path;
 * otherwise installs one with the package manager or Playwright. `undefined` stands for Playwright's own.
 * @throws Error with instructions if there is none
 */
export function findBrowser(): string | undefined {
  installFallbackFont()
  const configuredPath = process.env['CHROMIUM']
  if (configuredPath !== undefined && existsSync(configuredPath)) return configuredPath
  if (existsSync(chromium.executablePath())) return undefined
  const found = installPaths.find((path) => existsSync(path))
  if (found !== undefined) return found
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.log('Installing Chromium with apt-get …')
    attempt('apt-get', ['update', '-qq'], 3 * minuteMs)
    for (const name of ['chromium-headless-shell', 'chromium']) {
      attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], 8 * minuteMs)
      const installed = installPaths.find((path) => existsSync(path))
      if (installed !== undefined) return installed
    }
  }
  console.log('Installing Chromium with Playwright …')
  attempt('npx', ['playwright', 'install', 'chromium'], 5 * minuteMs)
  if (existsSync(chromium.executablePath())) return undefined
  throw new Error(
    'The tests require Chromium. Install it (apt-get install chromium, or npx playwright install chromium), or set CHROMIUM to its path.',
  )
}
