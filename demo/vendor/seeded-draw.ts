import { createHash, createHmac, randomBytes } from 'node:crypto'
import { type Draw, blockMessage, drawFrom, numbersOf } from './play/draw.ts'

/** A seed that nobody can foresee: 32 bytes of the operating system's own random source, through node:crypto. */
export const newSeed = (): Buffer => randomBytes(32)

/** What is shown of a seed before it is used. */
export const hashOfSeed = (seed: Buffer): string => createHash('sha256').update(seed).digest('hex')

/**
 * The draws of one round: numbers of HMAC-SHA-256 under the seed, over the player's own text and the number of the
 * block.
 */
export const seededDraw = (seed: Buffer, playerSeed: string): Draw => drawFrom(numbers(seed, playerSeed))

function* numbers(seed: Buffer, playerSeed: string): Generator<number, undefined> {
  for (let block = 0; ; block++) {
    const { buffer, byteOffset, byteLength } = createHmac('sha256', seed).update(blockMessage(playerSeed, block)).digest()
    yield* numbersOf(new DataView(buffer, byteOffset, byteLength))
  }
}
