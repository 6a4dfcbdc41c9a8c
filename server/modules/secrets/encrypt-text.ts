import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const [nonceLength, tagLength] = [12, 16]

/**
 * Encrypts a text with AES-256-GCM. `context`, such as a merchant code, is authenticated as additional data. Returns
 * nonce, tag and ciphertext.
 */
export const encryptText = (key: Buffer, context: string, text: string): Buffer => encryptBytes(key, context, Buffer.from(text, 'utf8'))

/** Decrypts a text. Throws if it was encrypted with another key, for another context, or was modified. */
export const decryptText = (key: Buffer, context: string, sealed: Buffer): string => decryptBytes(key, context, sealed).toString('utf8')

/** Encrypts bytes like `encryptText`. Returns nonce, tag and ciphertext. */
export function encryptBytes(key: Buffer, context: string, bytes: Buffer): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipherStream = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(context))
  const body = Buffer.concat([cipherStream.update(bytes), cipherStream.final()])
  return Buffer.concat([nonce, cipherStream.getAuthTag(), body])
}

/** Decrypts bytes. Throws if they were encrypted with another key, for another context, or were modified. */
export function decryptBytes(key: Buffer, context: string, sealed: Buffer): Buffer {
  const decipherStream = createDecipheriv(cipher, key, sealed.subarray(0, nonceLength))
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength))
  return Buffer.concat([decipherStream.update(sealed.subarray(nonceLength + tagLength)), decipherStream.final()])
}
