import { createHash } from 'node:crypto'

/** Deterministic pseudorandom numbers, choices and ids, derived from a name. */
export interface SeededRandom {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  fraction(): number
  /** Returns an integer from `first` to `last`, both inclusive. */
  integer(first: number, last: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  /** Returns an id in the format of a UUID. */
  id(): string
}

/** Creates a generator that uses the Mulberry32 algorithm by Tommy Ettinger, seeded with a digest of the name. */
export function createSeededRandom(name: string): SeededRandom {
  let state = createHash('sha256').update(name).digest().readUInt32LE(0)
  let idCount = 0
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (first: number, last: number): number => first + Math.floor(fraction() * (last - first + 1))
  return {
    fraction,
    integer,
    pick: (list) => list[integer(0, list.length - 1)] ?? list[0],
    id: () => {
      const hex = createHash('sha256')
        .update(`${name} ${String(++idCount)}`)
        .digest('hex')
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
    },
  }
}
