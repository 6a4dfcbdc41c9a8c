export interface TurnsOptions {
  readonly atOnce: number
  /** How many may wait beside those. */
  readonly waiting: number
  /** What is thrown at who comes when as many wait. */
  readonly full: () => Error
}

/** Runs few jobs at a time, in the order in which they came, and has no more wait than it says: what cannot be done soon is refused at once. */
export function createTurns({ atOnce, waiting, full }: TurnsOptions): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const line: (() => void)[] = []
  return async (work) => {
    if (running < atOnce) running += 1
    else if (line.length >= waiting) throw full()
    else await new Promise<void>((begin) => line.push(begin))
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
