import { createHash, createHmac, randomBytes } from 'node:crypto'
import { type RandomInt, createBlockMessage, createRandomInt, unpackNumbers } from './play/random-int.ts'

/** Returns an unpredictable seed: 32 bytes from the operating system's random source. */
export const createSeed = (): Buffer => randomBytes(32)

/** Returns the SHA-256 hash of a seed, in hexadecimal. It is published before the seed is used. */
export const hashSeed = (seed: Buffer): string => createHash('sha256').update(seed).digest('hex')

/**
 * Creates the generator of one round's random integers. Each block of numbers is the HMAC-SHA-256 of the player seed
 * and the block's number, with the seed as the key.
 */
export const createSeededRandomInt = (seed: Buffer, playerSeed: string): RandomInt =>
  createRandomInt(generateRandomNumbers(seed, playerSeed))

function* generateRandomNumbers(seed: Buffer, playerSeed: string): Generator<number, undefined> {
  for (let block = 0; ; block++) {
    const { buffer, byteOffset, byteLength } = createHmac('sha256', seed).update(createBlockMessage(playerSeed, block)).digest()
    yield* unpackNumbers(new DataView(buffer, byteOffset, byteLength))
  }
}
