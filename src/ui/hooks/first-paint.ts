/** How long the first picture is waited for at most, in milliseconds. */
const patience = 500

/**
 * Resolves when something of the page stands on the screen, or soon: for what would keep a processor from painting it.
 * At once where nobody looks, or where the browser does not tell.
 */
export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden' || !globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return resolve()
    setTimeout(resolve, patience)
    new PerformanceObserver((list, watch) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      watch.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })
