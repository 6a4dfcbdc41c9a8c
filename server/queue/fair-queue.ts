import { RoundRobin } from './round-robin.ts'

/** Who waits for something that not everybody can have at once. */
export interface Requester {
  /** Whose share it is: a brand's code, or nothing for the platform's own work. */
  readonly brand: string
  /** Whose share of the brand's it is: as much of an address as one visitor has. */
  readonly address: string
  /** Aborted once who asks has left. */
  readonly signal?: AbortSignal | undefined
}

export interface FairQueueOptions {
  /** How many have their turn at once. */
  readonly atOnce: number
  /** How many of those may be one brand's; all of them where nothing is said. */
  readonly ofOneBrand?: number
  /** How many may wait beside those: altogether, of one brand, and of one address of a brand. */
  readonly waiting: { readonly all: number; readonly brand: number; readonly address: number }
  /** How long anybody waits. */
  readonly milliseconds: number
  /** What is thrown at whom there is no room for, who has waited too long, and who has left. */
  readonly busy: () => Error
}

interface Waiter {
  readonly path: readonly [brand: string, address: string]
  begin(): void
  refuse(): void
}

/**
 * Gives turns to brand after brand, and within a brand to address after address: who floods it waits behind themselves.
 * Where there is no more room, who came last to the longest line makes room for who has a shorter one. Who has waited
 * too long or has left goes without a turn, and nothing is done for them.
 */
export class FairQueue {
  readonly #waiting = new RoundRobin<Waiter>()
  readonly #running = new Map<string, number>()
  #idle: (() => void)[] = []
  #all = 0

  constructor(readonly options: FairQueueOptions) {}

  /** Does something in its turn. */
  async run<T>(requester: Requester, work: () => Promise<T>): Promise<T> {
    const end = await this.acquire(requester)
    try {
      return await work()
    } finally {
      end()
    }
  }

  /** Waits for a turn, as at a semaphore. What it resolves to ends the turn. */
  async acquire({ brand, address, signal }: Requester): Promise<() => void> {
    const { atOnce, milliseconds, busy } = this.options
    if (signal?.aborted === true) throw busy()
    if (this.#all < atOnce && this.#mayRun(brand)) return this.#begin(brand)
    const path = [brand, address] as const
    this.#makeRoom(path)
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', leave)
      }
      const waiter: Waiter = {
        path,
        begin: () => {
          stop()
          resolve(this.#begin(brand))
        },
        refuse: () => {
          stop()
          this.#waiting.remove(waiter, path)
          reject(busy())
        },
      }
      const leave = (): void => waiter.refuse()
      const timer = setTimeout(leave, milliseconds)
      signal?.addEventListener('abort', leave)
      this.#waiting.add(waiter, path)
    })
  }

  /** Resolves once nobody has a turn and nobody waits for one. */
  idle(): Promise<void> {
    return this.#all === 0 ? Promise.resolve() : new Promise((resolve) => this.#idle.push(resolve))
  }

  #mayRun(brand: string): boolean {
    return (this.#running.get(brand) ?? 0) < (this.options.ofOneBrand ?? this.options.atOnce)
  }

  #begin(brand: string): () => void {
    this.#all += 1
    this.#running.set(brand, (this.#running.get(brand) ?? 0) + 1)
    let ended = false
    return () => {
      if (ended) return
      ended = true
      this.#end(brand)
    }
  }

  #end(brand: string): void {
    this.#all -= 1
    const left = (this.#running.get(brand) ?? 1) - 1
    if (left === 0) this.#running.delete(brand)
    else this.#running.set(brand, left)
    while (this.#all < this.options.atOnce) {
      const next = this.#waiting.take((name) => this.#mayRun(name))
      if (!next) break
      next.begin()
    }
    if (this.#all > 0) return
    for (const resolve of this.#idle.splice(0)) resolve()
  }

  /** @throws what `busy` says, where nobody has a longer line */
  #makeRoom([brand, address]: Waiter['path']): void {
    const { waiting, busy } = this.options
    if (this.#waiting.size([brand, address]) >= waiting.address) throw busy()
    if (this.#waiting.size([brand]) >= waiting.brand) this.#pushOut([brand], this.#waiting.size([brand, address]))
    else if (this.#waiting.size() >= waiting.all) this.#pushOut([], this.#waiting.size([brand]))
  }

  #pushOut(below: readonly string[], own: number): void {
    const last = this.#waiting.lastOfLongest(below, own + 1)
    if (!last) throw this.options.busy()
    last.refuse()
  }
}
