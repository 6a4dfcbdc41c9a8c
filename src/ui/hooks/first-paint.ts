/** Maximum wait for the first paint, in milliseconds. */
const timeoutMilliseconds = 500

/**
 * Resolves at the first contentful paint, or after the timeout. Await it before work that would delay the paint.
 * Resolves at once in hidden pages, and in browsers that do not report paints.
 */
export const waitForFirstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden' || !globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return resolve()
    setTimeout(resolve, timeoutMilliseconds)
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })
