/** Resolves in a new task, so that the browser can handle input and paint before the work that follows. */
export const waitForNextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * Resolves after the next paint: for chunks that must not compete with the first paint for bandwidth. Resolves at once
 * on a server, which never paints.
 */
export const waitForPaint = (): Promise<void> =>
  typeof requestAnimationFrame === 'undefined'
    ? Promise.resolve()
    : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

export interface Throttled {
  /** Runs the function now or at the end of the interval; several calls lead to one run. */
  trigger(): void
  /** Cancels a delayed run. */
  cancel(): void
}

/** Throttles a function: the first call runs at once, later calls once at the end of the interval. */
export function throttle(callback: () => void, milliseconds: number): Throttled {
  let lastRun = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = (): void => {
    timer = undefined
    lastRun = performance.now()
    callback()
  }
  return {
    trigger: () => {
      if (timer !== undefined) return
      const remaining = lastRun + milliseconds - performance.now()
      if (remaining <= 0) run()
      else timer = setTimeout(run, remaining)
    },
    cancel: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
