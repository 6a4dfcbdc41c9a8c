/** Deterministic pseudo-random numbers (mulberry32). */
export class Random {
  #state: number
  constructor(seed: string) {
    this.#state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5)
  }

  /** Returns an integer from 0 to `bound` - 1. */
  integerBelow(bound: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('pick() requires at least one item, but received an empty list.')
    return items[this.integerBelow(items.length)] as T
  }

  /** Returns up to `max` of the items, in their original order. */
  sample<T>(items: readonly T[], max: number): T[] {
    const remaining = items.map((_, index) => index)
    const chosen: number[] = []
    while (chosen.length < max && remaining.length > 0) chosen.push(...remaining.splice(this.integerBelow(remaining.length), 1))
    return chosen.sort((a, b) => a - b).map((index) => items[index] as T)
  }
}
