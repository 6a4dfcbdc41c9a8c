import { scrypt } from '@noble/hashes/scrypt.js'
import type { Work } from '../generated/api.ts'

const blocks = 8

/**
 * Does proof of work, one hash per step: each step yields the number of hashes so far, the last one the proof. A hash
 * takes some milliseconds, and there is no known shortcut to trying texts.
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
