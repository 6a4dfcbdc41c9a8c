import { scrypt } from '@noble/hashes/scrypt.js'
import type { Work } from '../generated/api.ts'

const scryptBlockSize = 8

/**
 * Computes a proof of work, one hash per step. Each step yields the number of hashes so far; the generator returns the
 * proof. A hash takes a few milliseconds, and no method is known to be faster than brute force.
 */
export function* computeProof({ challenge, parts, target, cost }: Work): Generator<number, string> {
  const solutions: string[] = []
  for (let attempts = 1, counter = 0; solutions.length < parts; attempts += 1) {
    const candidate = (counter++).toString(36)
    const hash = scrypt(candidate, `${challenge}.${String(solutions.length)}`, { N: cost, r: scryptBlockSize, p: 1, dkLen: 4 })
    if (new DataView(hash.buffer, hash.byteOffset).getUint32(0) < target) {
      solutions.push(candidate)
      counter = 0
    }
    yield attempts
  }
  return [challenge, ...solutions].join('.')
}
