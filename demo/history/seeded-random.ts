import { createHash } from 'node:crypto'

/** Chance that is the same at every start: numbers, choices and ids from a name. */
export interface SeededRandom {
  /** From 0 up to 1. */
  share(): number
  /** A whole number from the first to the last. */
  whole(first: number, last: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  /** In the form of a UUID. */
  id(): string
}

/** Mulberry32 by Tommy Ettinger, begun from a digest of the name. */
export function createSeededRandom(name: string): SeededRandom {
  let state = createHash('sha256').update(name).digest().readUInt32LE(0)
  let ids = 0
  const share = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (first: number, last: number): number => first + Math.floor(share() * (last - first + 1))
  return {
    share,
    whole,
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
    id: () => {
      const hex = createHash('sha256')
        .update(`${name} ${String(++ids)}`)
        .digest('hex')
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
    },
  }
}
