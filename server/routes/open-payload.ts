import { type CryptoKey, compactDecrypt, importJWK } from 'jose'
import { CallError } from '../domain/call-error.ts'
import type { Secrets } from '../store/secrets.ts'

/**
 * Makes the function that opens `{"payload": "<JWE compact>"}`. It takes exactly the algorithms that the permission answer names, and no other.
 * @throws CallError payload_invalid, for whatever is wrong with it: why is not said
 */
export async function makePayloadOpener({ payloadKey }: Secrets): Promise<(body: unknown) => Promise<unknown>> {
  const { kid, ...jwk } = payloadKey
  const key = (await importJWK(jwk, 'ECDH-ES+A256KW')) as CryptoKey
  const allowed = { keyManagementAlgorithms: ['ECDH-ES+A256KW'], contentEncryptionAlgorithms: ['A256GCM'] }
  return async (body) => {
    try {
      const { plaintext, protectedHeader } = await compactDecrypt(payloadIn(body), key, allowed)
      if (protectedHeader.kid !== kid) throw new Error('another key')
      return parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext))
    } catch {
      throw new CallError('payload_invalid')
    }
  }
}

function payloadIn(body: unknown): string {
  if (
    typeof body !== 'object' ||
    body === null ||
    Object.keys(body).length !== 1 ||
    !('payload' in body) ||
    typeof body.payload !== 'string'
  )
    throw new Error('no payload')
  return body.payload
}

function parse(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => {
    if (key === '__proto__') throw new Error('a forbidden key')
    return value
  })
}
