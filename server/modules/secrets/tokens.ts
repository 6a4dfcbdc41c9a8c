import { createHash, randomBytes, createHmac, randomInt } from 'node:crypto'

/** Returns an opaque secret of 256 random bits. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** Returns the SHA-256 hash under which a token is stored. The entropy of a token makes an unkeyed hash sufficient. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Returns a keyed digest of a text, to compare it without storing it. Equal texts of different kinds have different
 * digests.
 */
export const computeHmac = (key: Buffer, kind: string, text: string): Buffer =>
  createHmac('sha256', key).update(`${kind}\0${text}`).digest()

/** Returns a verification code of six random digits. */
export const createCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Digits and letters without those that look alike: 0 and O, 1 and I. */
const referenceAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Returns a reference that is easy to read and type: a prefix for the kind, and ten random characters. */
export const createReference = (prefix: string): string =>
  `${prefix}${Array.from({ length: 10 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('')}`

const lowerLetters = 'abcdefghjkmnpqrstuvwxyz'
const upperLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ'
const digits = '23456789'

/**
 * Returns a password that is easy to read and type: 14 lower-case letters, upper-case letters and digits, at least one
 * of each kind, with about 75 bits of entropy.
 */
export function createPassword(): string {
  const pick = (characterSet: string): string => characterSet.charAt(randomInt(characterSet.length))
  const alphabet = lowerLetters + upperLetters + digits
  const characters = [pick(lowerLetters), pick(upperLetters), pick(digits), ...Array.from({ length: 11 }, () => pick(alphabet))]
  for (let last = characters.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    const [a = '', b = ''] = [characters[last], characters[other]]
    characters[last] = b
    characters[other] = a
  }
  return characters.join('')
}
