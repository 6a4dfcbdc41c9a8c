import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { findBuilds } from '../../server/pages/builds.ts'
import { getLaunchOptions } from './browser.ts'
import { startBenchSite } from './serve/start-bench-site.ts'

/** Maximum KB (1,024 bytes) of transferred JavaScript that the home page may request before its first paint. */
const maxKb = 128
const timeoutMs = 15_000

interface Script {
  readonly file: string
  readonly bytes: number
  /** Whether the script was requested before the first paint of the app, even if it was loaded later. */
  readonly isBeforeFirstPaint: boolean
}

/**
 * Opens the home page of every brand in a browser with an empty cache, and adds up all JavaScript requested before the
 * first paint of the app; an earlier paint of the background by the style sheet does not count. The registration form
 * and its validator must not be included: they are loaded when the browser is idle, or with the dialog if `Save-Data`
 * is on. No resource may be requested twice. With `check`, resolves to `false` if a requirement is not met.
 */
export async function run(check: boolean): Promise<boolean> {
  const site = await startBenchSite()
  const browser = await chromium.launch(getLaunchOptions())
  try {
    const formChunk = findFormChunk()
    let isWithinTarget = true
    for (const brand of site.brands) isWithinTarget = (await measure(browser, brand, site.getHomeUrl(brand), formChunk)) && isWithinTarget
    return isWithinTarget || !check
  } finally {
    await browser.close()
    await site.close()
  }
}

async function measure(browser: Browser, brand: string, home: string, formChunk: string): Promise<boolean> {
  const [scripts, duplicates] = await withPage(browser, home, async (page) => {
    await page.waitForLoadState('networkidle')
    return [await listScripts(page), await listDuplicateRequests(page)] as const
  })
  const initialScripts = scripts.filter((script) => script.isBeforeFirstPaint).sort((a, b) => b.bytes - a.bytes)
  const kb = initialScripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
  console.log(
    `${brand}: ${kb.toFixed(1)} KB of JavaScript in ${initialScripts.length} files before the first paint, ${(kb / maxKb).toFixed(3)} of ${maxKb} KB`,
  )
  console.log(`  ${initialScripts.map(({ file, bytes }) => `${file.slice(file.lastIndexOf('/') + 1)} ${bytes}`).join(', ')}`)
  const isFormInitial = initialScripts.some(({ file }) => file === formChunk)
  const isFormLoadedWhenIdle = await withPage(browser, home, (page) => waitForScript(page, formChunk))
  const [isPreloaded, isLoadedOnDemand] = await withPage(browser, home, createDialogLoadingCheck(formChunk), enableSaveData)
  const isLazy = !isFormInitial && isFormLoadedWhenIdle && !isPreloaded && isLoadedOnDemand && duplicates.length === 0
  console.log(
    `  form and validator before the first paint: ${formatBoolean(isFormInitial)}; when idle: ${formatBoolean(isFormLoadedWhenIdle)}; with Save-Data, before the dialog opens: ${formatBoolean(isPreloaded)}, with the dialog: ${formatBoolean(isLoadedOnDemand)}`,
  )
  console.log(`  requested more than once: ${duplicates.join(', ') || 'nothing'}`)
  return kb <= maxKb && isLazy
}

const formatBoolean = (value: boolean): string => (value ? 'yes' : 'no')

/** Returns the URL path of the chunk of the registration form, which includes its library and validator. */
function findFormChunk(): string {
  const manifest = JSON.parse(
    readFileSync(join(findBuilds(join(import.meta.dirname, '../../dist'))?.current ?? '', '.vite/manifest.json'), 'utf8'),
  ) as Readonly<Record<string, { readonly file: string }>>
  const view = manifest['src/widgets/register-form/view.tsx']
  if (view === undefined) throw new Error('The build has no separate chunk for the registration form.')
  return `/_livery/${view.file}`
}

async function withPage<T>(
  browser: Browser,
  home: string,
  runInPage: (page: Page) => Promise<T>,
  prepareContext: (context: BrowserContext) => Promise<unknown> = () => Promise.resolve(),
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await prepareContext(context)
    await context.addInitScript({ content: firstAppPaintObserver })
    const page = await context.newPage()
    await page.goto(home)
    await page.waitForFunction(() => performance.getEntriesByName('first-app-paint').length > 0)
    return await runInPage(page)
  } finally {
    await context.close()
  }
}

/** Sets the performance mark `first-app-paint` at the first frame that paints what the app has rendered. */
const firstAppPaintObserver = `new MutationObserver((_, observer) => {
  if (!document.getElementById('root')?.firstElementChild) return
  observer.disconnect()
  requestAnimationFrame(() => performance.mark('first-app-paint'))
}).observe(document, { childList: true, subtree: true })`

/** Returns the URL paths of the resources that the page requested more than once. */
const listDuplicateRequests = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name)
    return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map((name) => new URL(name).pathname)
  })

const listScripts = (page: Page): Promise<readonly Script[]> =>
  page.evaluate(() => {
    const firstPaint = performance.getEntriesByName('first-app-paint')[0]?.startTime ?? 0
    return performance.getEntriesByType('resource').flatMap((entry) => {
      const { name, encodedBodySize, startTime } = entry as PerformanceResourceTiming
      const file = new URL(name).pathname
      return file.endsWith('.js') ? [{ file, bytes: encodedBodySize, isBeforeFirstPaint: startTime <= firstPaint }] : []
    })
  })

const waitForScript = (page: Page, file: string): Promise<boolean> =>
  page
    .waitForFunction(
      (requestedFile) => performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === requestedFile),
      file,
      {
        timeout: timeoutMs,
      },
    )
    .then(
      () => true,
      () => false,
    )

/** Emulates a browser with `Save-Data`, for which nothing is preloaded. */
const enableSaveData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ content: "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })" })

/**
 * Creates a function that opens the registration dialog. The function returns whether the chunk of the form was loaded
 * before the dialog was opened, and whether it is loaded within `timeoutMs` afterwards.
 */
const createDialogLoadingCheck =
  (formChunk: string) =>
  async (page: Page): Promise<readonly [boolean, boolean]> => {
    await page.waitForTimeout(3000)
    const isPreloaded = (await listScripts(page)).some(({ file }) => file === formChunk)
    const label = await page.evaluate(() => {
      const boot = JSON.parse(document.getElementById('livery-boot')?.textContent ?? '{}') as { messages?: Record<string, string> }
      return boot.messages?.['in_register'] ?? ''
    })
    await page.getByRole('banner').getByRole('button', { name: label, exact: true }).click()
    return [isPreloaded, await waitForScript(page, formChunk)]
  }

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1
