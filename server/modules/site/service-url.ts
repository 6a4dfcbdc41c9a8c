import { CompactEncrypt, compactDecrypt } from 'jose'
import type { Secrets } from '../secrets/index.ts'

const purpose = 'customer-service-url'
const ttlMilliseconds = 600_000
const algorithms = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] }

/**
 * Encrypts the URL of customer service (live chat) into a token that is valid for ten minutes and for one brand. Only
 * the platform has the key, so only the platform can create tokens.
 */
export function encryptServiceUrl(secrets: Pick<Secrets, 'deriveKey'>, merchant: string, url: string, now = Date.now()): Promise<string> {
  const text = JSON.stringify({ merchant, url, expiresAt: now + ttlMilliseconds })
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(secrets.deriveKey(purpose))
}

/**
 * Decrypts the URL of a token; `undefined` if the token was not created here, belongs to another brand, or has expired.
 */
export async function decryptServiceUrl(secrets: Pick<Secrets, 'deriveKey'>, merchant: string, token: string): Promise<string | undefined> {
  try {
    const { plaintext } = await compactDecrypt(token, secrets.deriveKey(purpose), algorithms)
    const payload = JSON.parse(new TextDecoder().decode(plaintext)) as { merchant: string; url: string; expiresAt: number }
    return payload.merchant === merchant && payload.expiresAt > Date.now() ? payload.url : undefined
  } catch {
    return undefined
  }
}
