import { RoundRobin } from './round-robin.ts'

/** A caller that waits for a slot of a limited resource. */
export interface Requester {
  /** Fairness key of the first level: the brand's code, or an empty string for the platform's own work. */
  readonly brand: string
  /** Fairness key within the brand: the visitor's network, as `getNetwork` returns it. */
  readonly address: string
  /** Aborted once the caller has disconnected. */
  readonly signal?: AbortSignal | undefined
}

export interface FairQueueOptions {
  /** Name by which `getQueueUsage` reports the queue. A new queue replaces an earlier one of the same name. */
  readonly name?: string
  /** Maximum number of jobs that run at once. */
  readonly concurrency: number
  /** Maximum number of jobs of one brand that run at once. Default: `concurrency`. */
  readonly maxPerBrand?: number
  /** Maximum number of requests that wait: in total, of one brand, and of one address of a brand. */
  readonly maxWaiting: { readonly all: number; readonly brand: number; readonly address: number }
  /** Maximum waiting time. */
  readonly timeoutMilliseconds: number
  /** Creates the error for requests that find the queue full, are evicted from it, wait too long or are aborted. */
  readonly createBusyError: () => Error
}

/** Number of running and waiting jobs, and the maximum that run at once. */
export interface QueueUsage {
  readonly running: number
  readonly waiting: number
  readonly concurrency: number
}

const namedQueues = new Map<string, FairQueue>()

/** Returns the usage of the process's named queues. */
export const getQueueUsage = (): ReadonlyMap<string, QueueUsage> =>
  new Map([...namedQueues].map(([name, queue]) => [name, queue.getUsage()]))

interface Waiter {
  readonly path: readonly [brand: string, address: string]
  start(): void
  reject(): void
}

/**
 * Runs jobs with limited concurrency, round-robin over brands and, within a brand, over addresses, so that a flood
 * delays only its own source. If the queue is full, the newest request of the longest queue is rejected in favour of a
 * request with a shorter queue. A request that has timed out or was aborted is never run.
 */
export class FairQueue {
  readonly #waiting = new RoundRobin<Waiter>()
  readonly #runningByBrand = new Map<string, number>()
  #idleListeners: (() => void)[] = []
  #totalRunning = 0

  constructor(readonly options: FairQueueOptions) {
    if (options.name !== undefined) namedQueues.set(options.name, this)
  }

  getUsage(): QueueUsage {
    return { running: this.#totalRunning, waiting: this.#waiting.size(), concurrency: this.options.concurrency }
  }

  /**
   * Runs `work` in a slot.
   * @throws the error of `createBusyError` if it gets no slot, and the errors of `work`
   */
  async run<T>(requester: Requester, work: () => Promise<T>): Promise<T> {
    const release = await this.acquire(requester)
    try {
      return await work()
    } finally {
      release()
    }
  }

  /**
   * Waits for a slot, like a semaphore. Resolves to the function that releases it.
   * @throws the error of `createBusyError`
   */
  async acquire({ brand, address, signal }: Requester): Promise<() => void> {
    const { concurrency, timeoutMilliseconds, createBusyError } = this.options
    if (signal?.aborted === true) throw createBusyError()
    if (this.#totalRunning < concurrency && this.#canRun(brand)) return this.#begin(brand)
    const path = [brand, address] as const
    this.#ensureCapacity(path)
    return new Promise((resolve, reject) => {
      const cleanUp = (): void => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
      }
      const waiter: Waiter = {
        path,
        start: () => {
          cleanUp()
          resolve(this.#begin(brand))
        },
        reject: () => {
          cleanUp()
          this.#waiting.remove(waiter, path)
          reject(createBusyError())
        },
      }
      const abort = (): void => waiter.reject()
      const timer = setTimeout(abort, timeoutMilliseconds)
      signal?.addEventListener('abort', abort)
      this.#waiting.enqueue(waiter, path)
    })
  }

  /** Resolves once no job runs or waits. */
  waitUntilIdle(): Promise<void> {
    return this.#totalRunning === 0 ? Promise.resolve() : new Promise((resolve) => this.#idleListeners.push(resolve))
  }

  #canRun(brand: string): boolean {
    return (this.#runningByBrand.get(brand) ?? 0) < (this.options.maxPerBrand ?? this.options.concurrency)
  }

  #begin(brand: string): () => void {
    this.#totalRunning += 1
    this.#runningByBrand.set(brand, (this.#runningByBrand.get(brand) ?? 0) + 1)
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      this.#end(brand)
    }
  }

  #end(brand: string): void {
    this.#totalRunning -= 1
    const remainingCount = (this.#runningByBrand.get(brand) ?? 1) - 1
    if (remainingCount === 0) this.#runningByBrand.delete(brand)
    else this.#runningByBrand.set(brand, remainingCount)
    while (this.#totalRunning < this.options.concurrency) {
      const next = this.#waiting.dequeue((name) => this.#canRun(name))
      if (!next) break
      next.start()
    }
    if (this.#totalRunning > 0) return
    for (const resolve of this.#idleListeners.splice(0)) resolve()
  }

  /**
   * Evicts a request if a new one would exceed a limit. If the brand of the new one has too many requests, this is the
   * newest request in the brand's longest address queue; if the whole queue has too many, it is the newest request in
   * the longest address queue of the brand with the most requests.
   * @throws the error of `createBusyError` if the address of the new request has too many, or if no other queue would
   * be longer than the new request's own queue after it is added
   */
  #ensureCapacity([brand, address]: Waiter['path']): void {
    const { maxWaiting, createBusyError } = this.options
    if (this.#waiting.size([brand, address]) >= maxWaiting.address) throw createBusyError()
    if (this.#waiting.size([brand]) >= maxWaiting.brand) this.#evictNewest([brand], this.#waiting.size([brand, address]))
    else if (this.#waiting.size() >= maxWaiting.all) this.#evictNewest([], this.#waiting.size([brand]))
  }

  #evictNewest(parentPath: readonly string[], ownLength: number): void {
    const newest = this.#waiting.findNewestOfLongest(parentPath, ownLength + 1)
    if (!newest) throw this.options.createBusyError()
    newest.reject()
  }
}
