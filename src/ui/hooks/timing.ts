/** Lets the browser answer the visitor before what follows: for work that would hold up the page in one piece. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * Resolves when what is rendered now stands on the screen: for parts of the program that the first picture must not
 * share the line with. At once where nothing is ever painted, on a server.
 */
export const afterPaint = (): Promise<void> =>
  typeof requestAnimationFrame === 'undefined'
    ? Promise.resolve()
    : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

export interface Throttled {
  /** Does it now, or as soon as the time since the last is over; asked for often, it is still done once. */
  now(): void
  /** Forgets what is still to be done. */
  stop(): void
}

/** Does something at most once in so many milliseconds: the first time at once, what came meanwhile at the end. */
export function throttle(work: () => void, milliseconds: number): Throttled {
  let last = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = (): void => {
    timer = undefined
    last = performance.now()
    work()
  }
  return {
    now: () => {
      if (timer !== undefined) return
      const left = last + milliseconds - performance.now()
      if (left <= 0) run()
      else timer = setTimeout(run, left)
    },
    stop: () => clearTimeout(timer),
  }
}
