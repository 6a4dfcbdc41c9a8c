const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const
const maxWaitMilliseconds = 15_000

/**
 * Runs the callback at the first interaction, or after a delay that is long enough to read the page, so that deferred
 * work does not compete with rendering.
 */
export function onFirstInteraction(window: Window, callback: () => void): void {
  const controller = new AbortController()
  const runOnce = (): void => {
    window.clearTimeout(timer)
    controller.abort()
    callback()
  }
  const timer = window.setTimeout(runOnce, maxWaitMilliseconds)
  for (const eventName of interactionEvents) window.addEventListener(eventName, runOnce, { passive: true, signal: controller.signal })
}
