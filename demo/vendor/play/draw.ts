/** A whole number from 0 up to, but not including, `below`; each is as likely as any other. */
export type Draw = (below: number) => number

const span = 2 ** 32

/**
 * Turns a row of 32-bit numbers into draws. Numbers that would make some results likelier than others are passed over,
 * so that a die is fair.
 * @throws RangeError when the row ends
 */
export function drawFrom(numbers: Iterator<number>): Draw {
  return (below) => {
    const fair = span - (span % below)
    for (;;) {
      const { value, done } = numbers.next()
      if (done === true) throw new RangeError('The numbers of this round are used up.')
      if (value < fair) return value % below
    }
  }
}

/**
 * Which message each block of a round's numbers is the HMAC of, under the round's seed. Eight big-endian numbers of 32
 * bits come from one.
 */
export const blockMessage = (playerSeed: string, block: number): string => `${playerSeed}:${String(block)}`

/** The eight numbers of one block. */
export function numbersOf(block: DataView): number[] {
  return Array.from({ length: 8 }, (_, index) => block.getUint32(index * 4))
}
