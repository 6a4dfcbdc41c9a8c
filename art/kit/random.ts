/** Seeded random numbers: the same seed draws the same picture on every machine. */
export interface Random {
  /** Returns a number from `low` (default 0) up to `high` (default 1). */
  next: (low?: number, high?: number) => number
  integer: (low: number, high: number) => number
  pick: <T>(items: readonly T[]) => T
}

export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  return (h ^ (h >>> 13)) >>> 0
}

export function random(seed: string): Random {
  let state = hash(seed)
  const next = (low = 0, high = 1): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return low + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (high - low)
  }
  const integer = (low: number, high: number): number => Math.floor(next(low, high + 1))
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.min(items.length - 1, Math.floor(next() * items.length))]
    if (item === undefined) throw new RangeError('pick needs at least one item.')
    return item
  }
  return { next, integer, pick }
}
