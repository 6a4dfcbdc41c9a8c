import type { Requester, FairQueue } from './fair-queue.ts'

interface Work<T> {
  /** Aborted once the work begins: the other requesters no longer need their slots. */
  readonly begun: AbortController
  waiting: number
  result?: Promise<T>
}

/**
 * Runs work once for all concurrent requesters, in the first slot that any of them gets, so that no one waits behind
 * another's queue. If all of them abort before, the work does not run.
 */
export class SharedWork<T> {
  readonly #works = new Map<string, Work<T>>()

  constructor(readonly queue: FairQueue) {}

  async run(requester: Requester, key: string, make: () => Promise<T>): Promise<T> {
    const work = this.#works.get(key) ?? { begun: new AbortController(), waiting: 0 }
    this.#works.set(key, work)
    return work.result ?? this.#wait(requester, key, work, make)
  }

  async #wait(requester: Requester, key: string, work: Work<T>, make: () => Promise<T>): Promise<T> {
    const signals = [work.begun.signal, ...(requester.signal ? [requester.signal] : [])]
    work.waiting += 1
    try {
      return await this.queue.run({ ...requester, signal: AbortSignal.any(signals) }, () => this.#begin(key, work, make))
    } catch (error) {
      if (work.result) return work.result
      throw error
    } finally {
      work.waiting -= 1
      if (work.waiting === 0 && !work.result) this.#works.delete(key)
    }
  }

  #begin(key: string, work: Work<T>, make: () => Promise<T>): Promise<T> {
    work.result ??= make().finally(() => this.#works.delete(key))
    work.begun.abort()
    return work.result
  }
}
