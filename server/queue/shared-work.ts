import type { Requester, FairQueue } from './fair-queue.ts'

interface Work<T> {
  /** Aborted once the work begins: the other requesters no longer need their slots. */
  readonly startController: AbortController
  waiterCount: number
  result?: Promise<T>
}

/**
 * Runs work once for all concurrent requesters of the same key, in the first slot that any of them gets, so that a
 * requester never waits for another's longer queue. If all of them abort before the work starts, it does not run.
 */
export class SharedWork<T> {
  readonly #workByKey = new Map<string, Work<T>>()

  constructor(readonly queue: FairQueue) {}

  async run(requester: Requester, key: string, execute: () => Promise<T>): Promise<T> {
    const work = this.#workByKey.get(key) ?? { startController: new AbortController(), waiterCount: 0 }
    this.#workByKey.set(key, work)
    return work.result ?? this.#wait(requester, key, work, execute)
  }

  async #wait(requester: Requester, key: string, work: Work<T>, execute: () => Promise<T>): Promise<T> {
    const signals = [work.startController.signal, ...(requester.signal ? [requester.signal] : [])]
    work.waiterCount += 1
    try {
      return await this.queue.run({ ...requester, signal: AbortSignal.any(signals) }, () => this.#begin(key, work, execute))
    } catch (error) {
      if (work.result) return work.result
      throw error
    } finally {
      work.waiterCount -= 1
      if (work.waiterCount === 0 && !work.result) this.#workByKey.delete(key)
    }
  }

  #begin(key: string, work: Work<T>, execute: () => Promise<T>): Promise<T> {
    work.result ??= execute().finally(() => this.#workByKey.delete(key))
    work.startController.abort()
    return work.result
  }
}
