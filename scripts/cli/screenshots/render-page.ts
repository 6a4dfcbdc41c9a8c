import type { BrowserContext, Page } from 'playwright-core'
import { maxHeight } from './init-script.ts'
import { trackPendingRequests, waitUntilSettled } from './wait-until-settled.ts'

/** Maximum number of pixels by which a window is enlarged to show the content of a dialog. */
const maxDialogGrowth = 3_000

/**
 * Renders a page as a PNG: the full page up to `maxHeight` or, if a dialog is open, the window, enlarged by up to
 * `maxDialogGrowth` to show all content of the dialog.
 *
 * @throws Error if the page does not load
 */
export async function renderPage(context: BrowserContext, path: string): Promise<Buffer> {
  const page = await context.newPage()
  try {
    const getPendingCount = trackPendingRequests(page)
    await page.goto(path, { waitUntil: 'load' })
    await waitUntilSettled(page, getPendingCount)
    const hiddenHeight = await page.evaluate(measureHiddenDialogContent)
    const window = page.viewportSize()
    if (window && hiddenHeight !== undefined && hiddenHeight > 0) {
      await page.setViewportSize({ ...window, height: window.height + Math.min(hiddenHeight, maxDialogGrowth) })
      await waitUntilSettled(page, getPendingCount)
    }
    return await takeScreenshot(page, hiddenHeight === undefined)
  } finally {
    await page.close()
  }
}

/**
 * Runs in the page. Returns the largest height, in pixels, by which an open dialog or an element in one must be
 * scrolled to show all of its content; `undefined` if no dialog is open.
 */
function measureHiddenDialogContent(): number | undefined {
  if (document.querySelector('dialog[open]') === null) return undefined
  const scrollers = [...document.querySelectorAll('dialog[open], dialog[open] *')].filter((element) =>
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowY),
  )
  return Math.max(0, ...scrollers.map((element) => element.scrollHeight - element.clientHeight))
}

async function takeScreenshot(page: Page, isFullPage: boolean): Promise<Buffer> {
  const options = { animations: 'disabled', caret: 'hide', scale: 'css', fullPage: isFullPage } as const
  const { scrollWidth: width, scrollHeight: height } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return { scrollWidth, scrollHeight }
  })
  return page.screenshot({ ...options, ...(isFullPage && height > maxHeight && { clip: { x: 0, y: 0, width, height: maxHeight } }) })
}
