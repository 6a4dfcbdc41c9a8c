import { createHash, createHmac, randomBytes } from 'node:crypto'
import { type Draw, blockMessage, drawFrom, numbersOf } from './play/draw.ts'

/** Returns an unpredictable seed: 32 bytes from the operating system's random source. */
export const newSeed = (): Buffer => randomBytes(32)

/** Returns the hash of a seed, published before the seed is used. */
export const hashOfSeed = (seed: Buffer): string => createHash('sha256').update(seed).digest('hex')

/**
 * Returns the draws of one round: numbers from HMAC-SHA-256 under the seed, over the player seed and the number of the
 * block.
 */
export const seededDraw = (seed: Buffer, playerSeed: string): Draw => drawFrom(numbers(seed, playerSeed))

function* numbers(seed: Buffer, playerSeed: string): Generator<number, undefined> {
  for (let block = 0; ; block++) {
    const { buffer, byteOffset, byteLength } = createHmac('sha256', seed).update(blockMessage(playerSeed, block)).digest()
    yield* numbersOf(new DataView(buffer, byteOffset, byteLength))
  }
}
