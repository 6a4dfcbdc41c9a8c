import type { Locator, Page } from '@playwright/test'

/**
 * Waits until a page has its heading, nothing of it waits or is asked for, and neither its parts nor what it has asked
 * for become more.
 */
export async function waitForStablePage(page: Page, quietMilliseconds = 100): Promise<void> {
  await page.evaluate(async (quiet) => {
    const site = window as unknown as { underWay?: number }
    if (site.underWay === undefined) {
      const { fetch } = window
      let count = 0
      window.fetch = (...requests) => {
        count++
        return fetch(...requests).finally(() => count--)
      }
      Object.defineProperty(site, 'underWay', { get: () => count })
    }
    const state = (): string =>
      [
        document.querySelectorAll('*').length,
        performance.getEntriesByType('resource').length,
        document.querySelectorAll('[aria-busy=true]').length + (site.underWay ?? 0),
        document.querySelector('main h1, main h2, dialog[open] h2') !== null,
      ].join(' ')
    // What watches its size hears of a new one with the next frame, and is drawn with the one after.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const began = performance.now()
    let [last, since] = ['', began]
    while (performance.now() - since < quiet || !last.endsWith(' 0 true')) {
      const now = state()
      if (now !== last) [last, since] = [now, performance.now()]
      if (performance.now() - began > 5_000) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }, quietMilliseconds)
}

/** As long as Playwright's `networkidle` wants it quiet. */
const longQuiet = 500

/**
 * Waits until the program has taken the page over, and the page has been quiet for long. Playwright's `networkidle`
 * never comes where a request that is held is dropped with the page before.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await waitForStablePage(page, longQuiet)
}

/**
 * Clicks what stands far down a page once nothing moves it any more: what comes into the page above it moves it, and a
 * press on what moves may miss it.
 */
export async function clickWhenStable(target: Locator): Promise<void> {
  await waitForHydration(target.page())
  await target.scrollIntoViewIfNeeded()
  await waitForStablePage(target.page(), longQuiet)
  await target.click()
}
