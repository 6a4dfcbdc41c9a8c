import type { BrowserContext, Page } from '@playwright/test'

/** Interval between checks of a page, and time in which it must draw a frame, in milliseconds. */
const [checkInterval, frameTimeout] = [5_000, 5_000]

/**
 * Brings each page of a context to the front if Chromium has stopped drawing it. This happens occasionally in headless
 * mode: scripts run, but no animation frame is delivered.
 * @returns a function that stops watching
 */
export function watchFrames(context: BrowserContext): () => void {
  const controller = new AbortController()
  const watch = (page: Page): void => void keepRendering(page, controller.signal)
  context.pages().forEach(watch)
  context.on('page', watch)
  return () => {
    controller.abort()
  }
}

async function keepRendering(page: Page, signal: AbortSignal): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, checkInterval))
    if (signal.aborted || page.isClosed()) return
    if ((await isDrawn(page)) !== false) continue
    console.log(`${page.url()} has drawn no frame for ${String(frameTimeout)} ms`)
    await page.bringToFront().catch(() => undefined)
    console.log(`${page.url()} draws frames after it was brought to the front: ${String(await isDrawn(page))}`)
  }
}

/** Whether a page draws a frame in time; `undefined` if it does not respond, or navigates meanwhile. */
const isDrawn = async (page: Page): Promise<boolean | undefined> =>
  Promise.race([
    page
      .evaluate(
        (milliseconds) =>
          new Promise<boolean>((resolve) => {
            requestAnimationFrame(() => {
              resolve(true)
            })
            setTimeout(resolve, milliseconds, false)
          }),
        frameTimeout,
      )
      .catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, 2 * frameTimeout)),
  ])
