import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const [nonceLength, tagLength] = [12, 16]

/** Encrypts a text under a key of the platform's, bound to a brand: nonce, tag, and the text encrypted. */
export const sealText = (key: Buffer, brand: string, text: string): Buffer => sealBytes(key, brand, Buffer.from(text, 'utf8'))

/** The text that was sealed. Throws where it was sealed under another key, for another brand, or was changed. */
export const openText = (key: Buffer, brand: string, sealed: Buffer): string => openBytes(key, brand, sealed).toString('utf8')

/**
 * Encrypts bytes under a key of the platform's, bound to the place that they are for: nonce, tag, and the bytes
 * encrypted.
 */
export function sealBytes(key: Buffer, context: string, bytes: Buffer): Buffer {
  const nonce = randomBytes(nonceLength)
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(context))
  const body = Buffer.concat([sealing.update(bytes), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), body])
}

/** The bytes that were sealed. Throws where they were sealed under another key, for another place, or were changed. */
export function openBytes(key: Buffer, context: string, sealed: Buffer): Buffer {
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceLength))
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength))
  return Buffer.concat([opening.update(sealed.subarray(nonceLength + tagLength)), opening.final()])
}
