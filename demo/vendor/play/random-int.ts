/** A function that returns a uniformly distributed integer from 0 (inclusive) to `below` (exclusive). */
export type RandomInt = (below: number) => number

const range = 2 ** 32

/**
 * Creates a generator of random integers from 32-bit numbers. Rejection sampling skips numbers that would bias it. The
 * generator throws a RangeError at the end of the sequence.
 */
export function createRandomInt(numbers: Iterator<number>): RandomInt {
  return (below) => {
    const limit = range - (range % below)
    for (;;) {
      const { value, done } = numbers.next()
      if (done === true) throw new RangeError('The round has used all its random numbers.')
      if (value < limit) return value % below
    }
  }
}

/**
 * Returns the message whose HMAC, under the round's seed, is a block of its random numbers: eight big-endian 32-bit
 * numbers.
 */
export const createBlockMessage = (playerSeed: string, block: number): string => `${playerSeed}:${String(block)}`

/** Returns the eight numbers of a block. */
export function unpackNumbers(block: DataView): number[] {
  return Array.from({ length: 8 }, (_, index) => block.getUint32(index * 4))
}
