import { scrypt as scryptWithCallback } from 'node:crypto'
import { promisify } from 'node:util'
import type { Work } from '../../src/generated/api.ts'

const scrypt = promisify<string, string, number, { N: number; r: number; p: number }, Buffer>(scryptWithCallback)

/** Solves the challenge of a proof of work with `scrypt` of Node.js. Returns the value of the header `proof`. */
export async function solveProofOfWork({ challenge, parts, target, cost }: Work): Promise<string> {
  const nonces: string[] = []
  for (let part = 0; part < parts; part += 1)
    for (let nonce = 0; nonces.length === part; nonce += 1) {
      const hash = await scrypt(String(nonce), `${challenge}.${String(part)}`, 4, { N: cost, r: 8, p: 1 })
      if (hash.readUInt32BE() < target) nonces.push(String(nonce))
    }
  return [challenge, ...nonces].join('.')
}
