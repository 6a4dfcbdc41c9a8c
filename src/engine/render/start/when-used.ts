const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const
const patience = 15_000

/**
 * Waits for the first sign that somebody uses the page, or long enough to have read it: nothing comes between a page
 * and its first reading.
 */
export function whenUsed(window: Window, then: () => void): void {
  const heard = new AbortController()
  const begin = (): void => {
    window.clearTimeout(timer)
    heard.abort()
    then()
  }
  const timer = window.setTimeout(begin, patience)
  for (const sign of signs) window.addEventListener(sign, begin, { passive: true, signal: heard.signal })
}
