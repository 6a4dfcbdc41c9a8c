/** A seeded random number generator: the same seed returns the same sequence on every machine. */
export interface Random {
  /** Returns a number from `min` (default 0) up to but excluding `max` (default 1). */
  next: (min?: number, max?: number) => number
  /** Returns an integer from `min` to `max`, both included. */
  integer: (min: number, max: number) => number
  pick: <T>(items: readonly T[]) => T
}

/** Returns an unsigned 32-bit hash. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  return (h ^ (h >>> 13)) >>> 0
}

export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = (min = 0, max = 1): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return min + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (max - min)
  }
  const integer = (min: number, max: number): number => Math.floor(next(min, max + 1))
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.min(items.length - 1, Math.floor(next() * items.length))]
    if (item === undefined) throw new RangeError('items must not be empty.')
    return item
  }
  return { next, integer, pick }
}
