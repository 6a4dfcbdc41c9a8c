import type { Random } from '../../src/engine/testing/random.ts'

/** Blocks concurrent operations until the test releases them, so that the test controls their order. */
export class OperationGate {
  readonly #waiting: (() => void)[] = []
  #open = false

  /** Resolves once the test has released this operation. */
  wait(): Promise<void> {
    return this.#open ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** Releases a random waiting operation, if there is one. */
  releaseOne(random: Random): void {
    if (this.#waiting.length > 0) this.#waiting.splice(random.integerBelow(this.#waiting.length), 1)[0]?.()
  }

  /** Releases all waiting operations, and blocks none while `work` runs. */
  async whileOpen<T>(work: () => Promise<T>): Promise<T> {
    this.#open = true
    for (const release of this.#waiting.splice(0)) release()
    try {
      return await work()
    } finally {
      this.#open = false
    }
  }
}
