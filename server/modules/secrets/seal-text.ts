import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const [nonceLength, tagLength] = [12, 16]

/** Encrypts a text under a key of the platform's, bound to a brand: nonce, tag, and the text encrypted. */
export function sealText(key: Buffer, brand: string, text: string): Buffer {
  const nonce = randomBytes(nonceLength)
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(brand))
  const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), body])
}

/** The text that was sealed. Throws where it was sealed under another key, for another brand, or was changed. */
export function openText(key: Buffer, brand: string, sealed: Buffer): string {
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceLength))
    .setAAD(Buffer.from(brand))
    .setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength))
  return Buffer.concat([opening.update(sealed.subarray(nonceLength + tagLength)), opening.final()]).toString('utf8')
}
