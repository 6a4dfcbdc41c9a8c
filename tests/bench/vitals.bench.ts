import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { closedPopupsScript } from '../e2e/closed-popups-script.ts'
import { getLaunchOptions } from './browser.ts'
import { computeMedian } from './median.ts'
import { startBenchSite } from './serve/start-bench-site.ts'

/**
 * A phone on slow 4G, with Lighthouse's settings: a quarter of the CPU speed, 1.6 Mbit/s down and 0.75 up, 150 ms round
 * trip.
 */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const slowdown = 4
const slow4g = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (0.75 * 1024 * 1024) / 8 }

/** Number of visits, of which the median counts. */
const rounds = 5
const pagePaths = { home: '/index', category: '/live' } as const

/** LCP and INP in milliseconds; CLS is a score. */
interface Vitals {
  readonly lcp: number
  readonly cls: number
  readonly inp: number
}
const maxVitals: Vitals = { lcp: 2500, cls: 0.02, inp: 200 }

/**
 * Measures Largest Contentful Paint, Cumulative Layout Shift and Interaction to Next Paint of the home page and of a
 * category page of every brand, each visit with an empty cache. The visitor taps a game, closes the login dialog, and
 * opens and closes the registration dialog. Prints each metric with the allowed maximum; with `check`, resolves to
 * `false` if one is exceeded.
 */
export async function run(check: boolean): Promise<boolean> {
  const site = await startBenchSite()
  const browser = await chromium.launch(getLaunchOptions())
  try {
    let isWithinTarget = true
    for (const brand of site.brands) {
      for (const [pageName, path] of Object.entries(pagePaths)) {
        const address = new URL(path, site.getHomeUrl(brand)).href
        await warmUpPictures(browser, address)
        const visits: Visit[] = []
        for (let round = 0; round < rounds; round++) visits.push(await measureVisit(browser, address))
        isWithinTarget = reportVitals(`${brand}, ${pageName}`, visits) && isWithinTarget
      }
    }
    return isWithinTarget || !check
  } finally {
    await browser.close()
    await site.close()
  }
}

/** Warms up the server, which renders a game picture when it is requested for the first time. */
async function warmUpPictures(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage(phone)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.close()
}

interface Visit extends Vitals {
  /** Description of the element of the largest paint. */
  readonly largest: string
  /** Event and target of the slowest interaction. */
  readonly slowest: string
}

async function measureVisit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.addInitScript({ content: closedPopupsScript })
    await page.addInitScript({ content: vitalsObserver })
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4g)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    const { lcp, largest } = await page.evaluate(getLargestPaint)
    await interactWithPage(page)
    return { lcp, largest, ...(await page.evaluate(getShiftAndInteraction)) }
  } finally {
    await context.close()
  }
}

interface RecordedVitals {
  readonly largest: { time: number; element: string }[]
  readonly shifts: { time: number; value: number }[]
  readonly events: { name: string; target: string; duration: number }[]
}
declare global {
  interface Window {
    recordedVitals: RecordedVitals
  }
}

const vitalsObserver = `window.recordedVitals = { largest: [], shifts: [], events: [] }
const describe = (element) => (element ? element.tagName.toLowerCase() + ' ' + (element.currentSrc || element.textContent || '').trim().slice(-40) : 'nothing')
const observe = (type, onEntry, options = {}) => new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true, ...options })
observe('largest-contentful-paint', (entry) => recordedVitals.largest.push({ time: entry.startTime, element: describe(entry.element) }))
observe('layout-shift', (entry) => entry.hadRecentInput || recordedVitals.shifts.push({ time: entry.startTime, value: entry.value }))
observe('event', (entry) => entry.interactionId && recordedVitals.events.push({ name: entry.name, target: describe(entry.target), duration: entry.duration }), { durationThreshold: 16 })`

const getLargestPaint = (): { lcp: number; largest: string } => {
  const last = window.recordedVitals.largest.at(-1)
  return { lcp: last?.time ?? Number.NaN, largest: last?.element ?? '' }
}

/**
 * Returns the CLS, which is the sum of the worst session window, and the slowest interaction. A session window ends
 * after one second without a layout shift, or after five seconds.
 */
const getShiftAndInteraction = (): { cls: number; inp: number; slowest: string } => {
  let [cls, windowSum, windowStart, lastShiftTime] = [0, 0, 0, 0]
  for (const { time, value } of window.recordedVitals.shifts) {
    const isSameWindow = time - lastShiftTime < 1000 && time - windowStart < 5000
    if (!isSameWindow) windowStart = time
    windowSum = isSameWindow ? windowSum + value : value
    lastShiftTime = time
    cls = Math.max(cls, windowSum)
  }
  const slowest = window.recordedVitals.events.toSorted((a, b) => b.duration - a.duration)[0]
  return { cls, inp: slowest?.duration ?? 0, slowest: slowest === undefined ? '' : `${slowest.name} on ${slowest.target}` }
}

/**
 * Simulates a visitor: scrolls to a game, taps it, closes the login dialog, and opens and closes the registration form.
 */
async function interactWithPage(page: Page): Promise<void> {
  const dialog = page.locator('dialog[open]')
  await page.waitForFunction(scrollToGame, undefined, { polling: 250 })
  await tap(page, page.getByRole('main').locator('li button:has(img)').first())
  await dialog.waitFor()
  await tap(page, dialog.locator('button').first())
  await dialog.waitFor({ state: 'hidden' })
  const label = await page.evaluate(() => {
    const boot = JSON.parse(document.getElementById('livery-boot')?.textContent ?? '{}') as { messages?: Record<string, string> }
    return boot.messages?.['in_register'] ?? ''
  })
  await tap(page, page.getByRole('banner').getByRole('button', { name: label, exact: true }))
  await dialog.locator('button[type=submit]').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForLoadState('networkidle')
}

/**
 * Returns whether the page has a game picture; scrolls down by half a screen if not, because pictures are rendered only
 * near the viewport. Runs in the page.
 */
const scrollToGame = (): boolean => {
  const hasGame = document.querySelector('main li button img') !== null
  if (!hasGame) scrollBy(0, innerHeight / 2)
  return hasGame
}

/** Taps an element, and waits for the next frame and 50 ms more. */
async function tap(page: Page, locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded()
  await locator.tap()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
}

function reportVitals(label: string, visits: readonly Visit[]): boolean {
  const [lcp, cls, inp] = [
    computeMedian(visits.map((visit) => visit.lcp)),
    computeMedian(visits.map((visit) => visit.cls)),
    computeMedian(visits.map((visit) => visit.inp)),
  ]
  console.log(
    `${label}: LCP ${lcp.toFixed(0)} ms (at most ${maxVitals.lcp}), CLS ${cls.toFixed(3)} (at most ${maxVitals.cls}), INP ${inp.toFixed(0)} ms (at most ${maxVitals.inp})`,
  )
  console.log(
    `  largest: ${visits.at(-1)?.largest ?? ''}; slowest interaction: ${visits.map(({ inp: time, slowest }) => `${time} ${slowest}`).join('; ')}`,
  )
  return lcp <= maxVitals.lcp && cls <= maxVitals.cls && inp <= maxVitals.inp
}

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1
