import { createHash, randomBytes, createHmac, randomInt } from 'node:crypto'

/** An opaque secret of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token. A token has so much chance in it that a plain hash is enough. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** What is kept of a text that has only to be known again. Equal texts of two kinds have nothing in common. */
export const keyedDigest = (key: Buffer, kind: string, text: string): Buffer =>
  createHmac('sha256', key).update(`${kind}\0${text}`).digest()

/** Six digits by chance, to be sent and typed in. */
export const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Letters and digits that nobody takes for one another, when they are read out. */
const plain = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** What something is called where people speak of it: a letter that says what it is, and ten signs by chance. */
export const makeReference = (letter: string): string =>
  `${letter}${Array.from({ length: 10 }, () => plain[randomInt(plain.length)]).join('')}`

const letters = 'abcdefghjkmnpqrstuvwxyz'
const capitals = 'ABCDEFGHJKMNPQRSTUVWXYZ'
const digits = '23456789'

/**
 * A password that can be read aloud and typed: 14 letters and digits in a row, each of the three kinds in it, about 75
 * bits of chance.
 */
export function makePassword(): string {
  const pick = (from: string): string => from.charAt(randomInt(from.length))
  const all = letters + capitals + digits
  const picked = [pick(letters), pick(capitals), pick(digits), ...Array.from({ length: 11 }, () => pick(all))]
  for (let last = picked.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    const [a = '', b = ''] = [picked[last], picked[other]]
    picked[last] = b
    picked[other] = a
  }
  return picked.join('')
}
