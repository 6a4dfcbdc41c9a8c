import { type RandomInt, createBlockMessage, createRandomInt, unpackNumbers } from '../../play/random-int.ts'

const parseHex = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const toHex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Returns the SHA-256 hash of a seed, computed by the browser. Both are hexadecimal. */
export const hashSeed = async (seed: string): Promise<string> => toHex(await crypto.subtle.digest('SHA-256', parseHex(seed)))

/** Number of blocks that are computed in advance: 512 numbers, more than any round or draw uses. */
const blockCount = 64

/** Recreates the random integers of a round or draw in the browser. */
export async function recreateRandomInt(seed: string, playerSeed: string): Promise<RandomInt> {
  const key = await crypto.subtle.importKey('raw', parseHex(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const numbers: number[] = []
  for (let block = 0; block < blockCount; block++) {
    const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(createBlockMessage(playerSeed, block)))
    numbers.push(...unpackNumbers(new DataView(signature)))
  }
  return createRandomInt(numbers.values())
}
