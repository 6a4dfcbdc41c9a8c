import { randomInt } from 'node:crypto'

/** A number of chance between two, that nobody can foresee. */
export const between = (from: number, to: number): number => from + ((to - from) * randomInt(1_000_000)) / 1_000_000

/** One of several. */
export function oneOf<T>(all: readonly [T, ...T[]] | readonly T[]): T {
  return all[randomInt(all.length)] as T
}
