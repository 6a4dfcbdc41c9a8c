const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const
const maxWait = 15_000

/**
 * Runs the callback at the first eventName of interaction, or after a delay long enough to read the page, so that
 * nothing interrupts the first reading.
 */
export function onFirstInteraction(window: Window, then: () => void): void {
  const controller = new AbortController()
  const begin = (): void => {
    window.clearTimeout(timer)
    controller.abort()
    then()
  }
  const timer = window.setTimeout(begin, maxWait)
  for (const eventName of interactionEvents) window.addEventListener(eventName, begin, { passive: true, signal: controller.signal })
}
