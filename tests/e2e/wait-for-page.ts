import type { Locator, Page } from '@playwright/test'

/**
 * Waits until a page has its heading, has no pending content or requests, and neither elements nor requests increase.
 */
export async function waitForStablePage(page: Page, quietMilliseconds = 100): Promise<void> {
  await page.evaluate(async (quietMs) => {
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
    // Size observers run with the next frame, and their result is drawn with the one after.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const startedAt = performance.now()
    let [last, since] = ['', startedAt]
    while (performance.now() - since < quietMs || !last.endsWith(' 0 true')) {
      const now = state()
      if (now !== last) [last, since] = [now, performance.now()]
      if (performance.now() - startedAt > 5_000) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }, quietMilliseconds)
}

/** Idle time of Playwright's `networkidle`. */
const longQuietMs = 500

/**
 * Waits until the page is hydrated and has been idle for long. Playwright's `networkidle` never resolves if a delayed
 * request is dropped with the previous page.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await waitForStablePage(page, longQuietMs)
}

/**
 * Clicks an element far down a page once it is stable: content that loads above moves it, and a click on a moving
 * element can miss it.
 */
export async function clickWhenStable(target: Locator): Promise<void> {
  await waitForHydration(target.page())
  await target.scrollIntoViewIfNeeded()
  await waitForStablePage(target.page(), longQuietMs)
  await target.click()
}
