import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { closedPopupsScript } from '../e2e/closed-popups-script.ts'
import { getLaunchOptions } from './browser.ts'
import { type BaselineSite, startBaselineSite } from './navigate/baseline-site.ts'
import { takeSnapshot } from './navigate/snapshot.ts'
import { reportRatio } from './median-ratio.ts'
import { startBenchSite, type BenchSite } from './serve/start-bench-site.ts'

const rounds = 15
const contextOptions = { viewport: { width: 1440, height: 900 } }
/** Paths, and maximum times until the largest paint as multiples of the baseline page's time. */
const benchPages = { home: { path: '/index', maxRatio: 0.75 }, category: { path: '/live', maxRatio: 1.05 } } as const
const maxDialogRatio = 1.05
type PageName = keyof typeof benchPages
const implementations = ['engine', 'baseline'] as const

/** Selectors of the button that opens the login dialog, and of an input that the open dialog contains. */
const openerSelector = 'header [data-bench-opener]'
const dialogInputSelector = 'dialog[open] input[autocomplete="username"]'

/**
 * Measures the time from a navigation to its largest contentful paint, and from a click to the painted login dialog: on
 * the real server, and on baseline pages with the same elements, styles, pictures and responses, rendered with
 * React in the browser. The two are measured alternately, each visit with an empty cache. Prints each ratio with the
 * allowed maximum; with `check`, resolves to `false` if one is exceeded.
 */
export async function run(check: boolean): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const site = await startBenchSite()
  const browser = await chromium.launch(getLaunchOptions())
  try {
    let isWithinTarget = true
    for (const brand of site.brands) isWithinTarget = (await measure(browser, site, brand, join(folder, brand))) && isWithinTarget
    return isWithinTarget || !check
  } finally {
    await browser.close()
    await site.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(browser: Browser, site: BenchSite, brand: string, folder: string): Promise<boolean> {
  const baselineSite = await buildBaselineSite(browser, site, brand, folder)
  try {
    const createEmptyTimes = (): { engine: number[]; baseline: number[] } => ({ engine: [], baseline: [] })
    const durations = { home: createEmptyTimes(), category: createEmptyTimes(), dialog: createEmptyTimes() }
    for (let round = 0; round <= rounds; round++) {
      const order = round % 2 === 0 ? implementations : implementations.toReversed()
      for (const pageName of Object.keys(benchPages) as PageName[])
        for (const kind of order) {
          const address =
            kind === 'baseline' ? baselineSite.getPageUrl(brand, pageName) : new URL(benchPages[pageName].path, site.getHomeUrl(brand)).href
          const { paint, dialog } = await measureVisit(browser, address, pageName === 'home')
          // The first round warms up: pictures are drawn, responses are cached.
          if (round === 0) continue
          durations[pageName][kind].push(paint)
          if (dialog !== undefined) durations.dialog[kind].push(dialog)
        }
    }
    const pageResults = (Object.keys(benchPages) as PageName[]).map((pageName) =>
      reportRatio(`${brand}, ${pageName}`, durations[pageName], benchPages[pageName].maxRatio),
    )
    return [...pageResults, reportRatio(`${brand}, login dialog`, durations.dialog, maxDialogRatio)].every(Boolean)
  } finally {
    await baselineSite.close()
  }
}

/**
 * Takes snapshots of a brand's pages in a browser, generates baseline pages from them, and starts a server for
 * these pages.
 */
async function buildBaselineSite(browser: Browser, site: BenchSite, brand: string, folder: string): Promise<BaselineSite> {
  const page = await openPage(browser)
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/(wps|lgw)\//.test(pathname) && request.method() === 'GET') calls.push(pathname + search)
  })
  const takePageSnapshot = async (pageName: PageName) => {
    calls.length = 0
    await page.goto(new URL(benchPages[pageName].path, site.getHomeUrl(brand)).href, { waitUntil: 'networkidle' })
    await markOpener(page)
    return { ...(await page.evaluate(takeSnapshot, '#root')), calls: filterRequiredCalls(calls) }
  }
  try {
    const category = await takePageSnapshot('category')
    const home = await takePageSnapshot('home')
    await page.locator(openerSelector).click()
    await page.locator(dialogInputSelector).waitFor()
    await page.locator('dialog[open]').evaluate((dialog) => void (dialog.parentElement ?? dialog).setAttribute('data-bench-dialog', ''))
    const dialog = await page.evaluate(takeSnapshot, '[data-bench-dialog]')
    return await startBaselineSite(folder, new URL(site.getHomeUrl(brand)), {
      category,
      home: {
        ...home,
        styles: dialog.styles,
        dialog: { opener: openerSelector, tree: dialog.tree.filter((node) => typeof node !== 'string' && node.tag === 'dialog') },
      },
    })
  } finally {
    await page.context().close()
  }
}

/** Returns the distinct requests without which a page cannot render: the site status and the game menus. */
const filterRequiredCalls = (calls: readonly string[]): string[] => [
  ...new Set(calls.filter((call) => /\/system\/status|\/game_menus/.test(call))),
]

/**
 * Finds the button that opens the login dialog by its text, and marks it with an attribute. Runs on the baseline
 * page too, although its button is already marked, so that both pages do the same work.
 */
async function markOpener(page: Page): Promise<void> {
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll('header button')].filter((button) => button.checkVisibility())
    const boot = document.getElementById('livery-boot')?.textContent
    const label = boot == null ? undefined : (JSON.parse(boot) as { messages: Record<string, string> }).messages['in_login']
    buttons.find((button) => button.textContent?.trim() === label)?.setAttribute('data-bench-opener', '')
  })
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext(contextOptions)
  await context.addInitScript({ content: closedPopupsScript })
  await context.addInitScript({ content: largestPaintObserver })
  return context.newPage()
}

const largestPaintObserver = `window.largest = 0
new PerformanceObserver((list) => list.getEntries().forEach(({ startTime }) => { window.largest = startTime })).observe({ type: 'largest-contentful-paint', buffered: true })`

async function measureVisit(
  browser: Browser,
  address: string,
  shouldOpenDialog: boolean,
): Promise<{ paint: number; dialog: number | undefined }> {
  const page = await openPage(browser)
  try {
    await page.goto(address, { waitUntil: 'networkidle' })
    const paint = await page.evaluate(() => (window as unknown as { largest: number }).largest)
    if (!shouldOpenDialog) return { paint, dialog: undefined }
    await markOpener(page)
    return { paint, dialog: await page.evaluate(measureDialog, { opener: openerSelector, dialogInput: dialogInputSelector }) }
  } finally {
    await page.context().close()
  }
}

/** Clicks the opener, and resolves to the milliseconds until the dialog is painted. Runs in the page. */
const measureDialog = (input: { readonly opener: string; readonly dialogInput: string }): Promise<number> =>
  new Promise((resolve) => {
    const poller = {
      check(start: number): void {
        if (document.querySelector(input.dialogInput)) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
        else requestAnimationFrame(() => poller.check(start))
      },
    }
    requestAnimationFrame(() => {
      const start = performance.now()
      document.querySelector<HTMLElement>(input.opener)?.click()
      poller.check(start)
    })
  })

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1
