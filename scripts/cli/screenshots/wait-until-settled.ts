import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

const timeoutMs = 15_000
const pollMs = 50
/** Number of consecutive polls without a change after which a page is settled. */
const requiredPolls = 6

/** Tracks the requests of a page. Returns a function that counts the pending ones. Call it before the page loads. */
export function trackPendingRequests(page: Page): () => number {
  const pending = new Set<Request>()
  page.on('request', (request) => void pending.add(request))
  page.on('requestfinished', (request) => void pending.delete(request))
  page.on('requestfailed', (request) => void pending.delete(request))
  page.on('framenavigated', (frame) => void (frame === page.mainFrame() && pending.clear()))
  return () => pending.size
}

/**
 * Waits until a page is hydrated, has no pending requests, fonts or elements with `aria-busy`, and its height and its
 * number of elements no longer change. Also resolves if the page does not settle in time.
 */
export async function waitUntilSettled(page: Page, getPendingCount: () => number): Promise<void> {
  const deadline = Date.now() + timeoutMs
  await page
    .locator('html[data-hydrated]')
    .waitFor({ state: 'attached', timeout: timeoutMs })
    .catch(() => undefined)
  for (let [unchangedPolls, previous] = [0, '']; unchangedPolls < requiredPolls && Date.now() < deadline; await sleep(pollMs)) {
    const { isBusy, state } = await page.evaluate(readState)
    unchangedPolls = !isBusy && getPendingCount() === 0 && state === previous ? unchangedPolls + 1 : 0
    previous = state
  }
}

/**
 * Runs in the page. Returns whether it is busy, and a text with its number of elements and its height. Also starts to
 * load lazy pictures.
 */
function readState(): { readonly isBusy: boolean; readonly state: string } {
  for (const image of document.images) image.loading = 'eager'
  return {
    isBusy: document.fonts.status === 'loading' || document.querySelector('[aria-busy=true]') !== null,
    state: `${String(document.querySelectorAll('*').length)} ${String(document.documentElement.scrollHeight)}`,
  }
}
