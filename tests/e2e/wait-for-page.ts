import type { Locator, Page } from '@playwright/test'

/**
 * Waits until a page has its heading, has no pending content or requests, and the numbers of its elements and requests
 * have not changed for `idleMs`. Gives up silently after 5 s.
 */
export async function waitForStablePage(page: Page, idleMs = 100): Promise<void> {
  await page.evaluate(async (requiredIdleMs) => {
    const trackedWindow = window as unknown as { pendingRequests?: number }
    if (trackedWindow.pendingRequests === undefined) {
      const { fetch } = window
      let count = 0
      window.fetch = (...args) => {
        count++
        return fetch(...args).finally(() => count--)
      }
      Object.defineProperty(trackedWindow, 'pendingRequests', { get: () => count })
    }
    const describeState = (): string =>
      [
        document.querySelectorAll('*').length,
        performance.getEntriesByType('resource').length,
        document.querySelectorAll('[aria-busy=true]').length + (trackedWindow.pendingRequests ?? 0),
        document.querySelector('main h1, main h2, dialog[open] h2') !== null,
      ].join(' ')
    // Resize observers run in the next frame, and their changes are painted in the one after it.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const startedAt = performance.now()
    let [lastState, unchangedSince] = ['', startedAt]
    while (performance.now() - unchangedSince < requiredIdleMs || !lastState.endsWith(' 0 true')) {
      const currentState = describeState()
      if (currentState !== lastState) [lastState, unchangedSince] = [currentState, performance.now()]
      if (performance.now() - startedAt > 5_000) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }, idleMs)
}

/** Idle time of Playwright's `networkidle`. */
const networkIdleMs = 500

/**
 * Waits until the page is hydrated and has been idle for a while. Playwright's `networkidle` never resolves if a
 * delayed request is dropped with the previous page.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await waitForStablePage(page, networkIdleMs)
}

/**
 * Clicks an element far down a page once it is stable: content that loads above moves it, and a click on a moving
 * element can miss it.
 */
export async function clickWhenStable(target: Locator): Promise<void> {
  await waitForHydration(target.page())
  await target.scrollIntoViewIfNeeded()
  await waitForStablePage(target.page(), networkIdleMs)
  await target.click()
}
