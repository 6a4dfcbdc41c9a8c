import { type CryptoKey, compactDecrypt, importJWK } from 'jose'

/** Decrypts a body with the platform's private key, and returns its fields. */
export async function decryptBody(text: string, payloadKey: Readonly<Record<string, string>>): Promise<Record<string, unknown>> {
  const { payload } = JSON.parse(text) as { payload: string }
  const jwk = { kty: 'EC', ...payloadKey }
  const { plaintext } = await compactDecrypt(payload, (await importJWK(jwk, 'ECDH-ES+A256KW')) as CryptoKey)
  return JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, unknown>
}
