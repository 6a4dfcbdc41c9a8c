import { CompactEncrypt, compactDecrypt } from 'jose'
import type { Secrets } from '../secrets/index.ts'

const purpose = 'service-address'
const ttlMilliseconds = 600_000
const algorithms = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] }

/** Encrypts a URL for ten minutes on one brand. The key never leaves the platform, so no one else can create one. */
export function encryptServiceUrl(secrets: Pick<Secrets, 'key'>, merchant: string, url: string, now = Date.now()): Promise<string> {
  const text = JSON.stringify({ merchant, url, until: now + ttlMilliseconds })
  return new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(secrets.key(purpose))
}

/** Decrypts a URL; `undefined` if it was not encrypted here, belongs to another brand, or has expired. */
export async function decryptServiceUrl(secrets: Pick<Secrets, 'key'>, merchant: string, sealed: string): Promise<string | undefined> {
  try {
    const { plaintext } = await compactDecrypt(sealed, secrets.key(purpose), algorithms)
    const payload = JSON.parse(new TextDecoder().decode(plaintext)) as { merchant: string; url: string; until: number }
    return payload.merchant === merchant && payload.until > Date.now() ? payload.url : undefined
  } catch {
    return undefined
  }
}
