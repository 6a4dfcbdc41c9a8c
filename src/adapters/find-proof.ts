import { scrypt } from '@noble/hashes/scrypt.js'
import type { Work } from '../generated/api.ts'

const blocks = 8

/**
 * Does the work, one hash at each step: a step answers how many there have been, the last one the proof. A hash takes
 * some milliseconds, and no shorter way to a text is known than to try.
 */
export function* findProof({ challenge, parts, target, cost }: Work): Generator<number, string> {
  const found: string[] = []
  for (let tries = 1, text = 0; found.length < parts; tries += 1) {
    const attempt = (text++).toString(36)
    const hash = scrypt(attempt, `${challenge}.${String(found.length)}`, { N: cost, r: blocks, p: 1, dkLen: 4 })
    if (new DataView(hash.buffer, hash.byteOffset).getUint32(0) < target) {
      found.push(attempt)
      text = 0
    }
    yield tries
  }
  return [challenge, ...found].join('.')
}
