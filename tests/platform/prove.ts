import { scrypt as scryptWithin } from 'node:crypto'
import { promisify } from 'node:util'
import type { Work } from '../../src/generated/api.ts'

const scrypt = promisify<string, string, number, { N: number; r: number; p: number }, Buffer>(scryptWithin)

/** Solves a challenge outside a browser, with the scrypt of Node. */
export async function prove({ challenge, parts, target, cost }: Work): Promise<string> {
  const texts: string[] = []
  for (let part = 0; part < parts; part += 1)
    for (let text = 0; texts.length === part; text += 1) {
      const hash = await scrypt(String(text), `${challenge}.${String(part)}`, 4, { N: cost, r: 8, p: 1 })
      if (hash.readUInt32BE() < target) texts.push(String(text))
    }
  return [challenge, ...texts].join('.')
}
