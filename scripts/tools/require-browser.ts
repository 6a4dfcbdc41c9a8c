import { existsSync } from 'node:fs'
import { findInstalledBrowser } from './installed-browser.ts'
import { runIfPossible } from './run.ts'

const minuteMs = 60_000

/** Folders in which Debian's packages install the fallback font of brands (`fallback-face.ts`). */
const fontFolders = ['/usr/share/fonts/truetype/liberation', '/usr/share/fonts/truetype/liberation2']

/**
 * As root on Linux, installs the font with which a page is laid out until its own fonts have loaded, if it is missing.
 */
function installFallbackFont(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || fontFolders.some((folder) => existsSync(folder))) return
  console.log('Installing the fallback font with apt-get …')
  runIfPossible('apt-get', ['update', '-qq'], 3 * minuteMs)
  runIfPossible('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'fonts-liberation'], 3 * minuteMs)
}

/**
 * Finds a Chromium for the tests, or installs one with apt-get or Playwright. Returns its path; `undefined` for the one
 * that Playwright has installed.
 * @throws Error with instructions if there is none and none can be installed
 */
export function requireBrowser(): string | undefined {
  installFallbackFont()
  const installed = findInstalledBrowser() ?? installBrowser()
  if (installed) return installed.executablePath
  throw new Error(
    'The tests require Chromium. Install it (apt-get install chromium, or npx playwright install chromium), or set CHROMIUM to its path.',
  )
}

function installBrowser(): ReturnType<typeof findInstalledBrowser> {
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.log('Installing Chromium with apt-get …')
    runIfPossible('apt-get', ['update', '-qq'], 3 * minuteMs)
    for (const name of ['chromium-headless-shell', 'chromium']) {
      runIfPossible('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], 8 * minuteMs)
      const installed = findInstalledBrowser()
      if (installed) return installed
    }
  }
  console.log('Installing Chromium with Playwright …')
  runIfPossible('npx', ['playwright', 'install', 'chromium'], 5 * minuteMs)
  return findInstalledBrowser()
}
