import type { Random } from '../../src/engine/testing/random.ts'

/**
 * Holds up whoever passes until it is said who goes on, so that a test decides the order of what happens at the same
 * time.
 */
export class Gates {
  readonly #waiting: (() => void)[] = []
  #open = false

  pass(): Promise<void> {
    return this.#open ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** Lets one go on, if anybody waits: by chance. */
  openOne(random: Random): void {
    if (this.#waiting.length > 0) this.#waiting.splice(random.below(this.#waiting.length), 1)[0]?.()
  }

  /** Lets everybody go on while `work` is done. */
  async whileOpen<T>(work: () => Promise<T>): Promise<T> {
    this.#open = true
    for (const go of this.#waiting.splice(0)) go()
    try {
      return await work()
    } finally {
      this.#open = false
    }
  }
}
