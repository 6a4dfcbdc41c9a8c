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
