import { type CryptoKey, compactDecrypt, importJWK } from 'jose'

/** The fields of an encrypted body, opened with the platform's private key. */
export async function openBody(text: string, payloadKey: Readonly<Record<string, string>>): Promise<Record<string, unknown>> {
  const { payload } = JSON.parse(text) as { payload: string }
  const jwk = { kty: 'EC', ...payloadKey }
  const { plaintext } = await compactDecrypt(payload, (await importJWK(jwk, 'ECDH-ES+A256KW')) as CryptoKey)
  return JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, unknown>
}
