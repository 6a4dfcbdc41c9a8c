import { type CompactJWEHeaderParameters, type CryptoKey, compactDecrypt, importJWK } from 'jose'
import { ApiError } from '../api-context/index.ts'
import { hashToken } from './tokens.ts'
import { createPayloadNonceStore } from './store/payload-nonces.ts'
import type { Secrets } from './secrets.ts'
import type { Tenant } from '../../database/tenant.ts'

/**
 * Maximum difference in seconds between the time of an encrypted body and the server's. The nonce of a body is stored
 * until no server accepts the body any more.
 */
const windowSeconds = 300
/** Maximum clock drift between servers that share a database. */
const maxClockDriftSeconds = 60

/** Brand, host and path that received an encrypted body. */
interface PayloadContext {
  readonly tenant: Tenant
  readonly host: string
  /** Path of the endpoint. */
  readonly path: string
}

type PayloadDecrypter = (body: unknown, context: PayloadContext) => Promise<unknown>

/**
 * Creates the function that decrypts `{"payload": "<JWE compact>"}`. It accepts only the algorithms that the permission
 * response names, and a body only on the host and for the endpoint that it was encrypted for (`aud`), near its time
 * (`iat`), once (`jti`). The function throws the ApiError payload_stale if the time is out of range, and
 * payload_invalid for any other reason, which is not disclosed.
 */
export async function createPayloadDecrypter({ payloadKey }: Secrets): Promise<PayloadDecrypter> {
  const { kid, ...jwk } = payloadKey
  const key = (await importJWK(jwk, 'ECDH-ES+A256KW')) as CryptoKey
  const algorithms = { keyManagementAlgorithms: ['ECDH-ES+A256KW'], contentEncryptionAlgorithms: ['A256GCM'] }
  const decrypt = async (body: unknown, { host, path }: PayloadContext) => {
    try {
      const { plaintext, protectedHeader } = await compactDecrypt(requirePayload(body), key, algorithms)
      if (protectedHeader.kid !== kid || protectedHeader['aud'] !== host + path)
        throw new Error('The payload was encrypted for another key, host or endpoint.')
      return { ...requireClaims(protectedHeader), content: parseJson(new TextDecoder('utf-8', { fatal: true }).decode(plaintext)) }
    } catch {
      throw new ApiError('payload_invalid')
    }
  }
  return async (body, context) => {
    const { iat, jti, content } = await decrypt(body, context)
    if (Math.abs(Date.now() / 1000 - iat) > windowSeconds) throw new ApiError('payload_stale')
    const expiresAt = new Date((iat + windowSeconds + maxClockDriftSeconds) * 1000)
    if (!(await createPayloadNonceStore(context.tenant).insertIfNew(hashToken(jti), expiresAt))) throw new ApiError('payload_invalid')
    return content
  }
}

/** Returns the time of encryption and the nonce. */
function requireClaims({ iat, jti }: CompactJWEHeaderParameters): { readonly iat: number; readonly jti: string } {
  if (!Number.isSafeInteger(iat) || typeof jti !== 'string' || !/^[\w-]{16,64}$/.test(jti))
    throw new Error('The header of the payload has an invalid iat or jti.')
  return { iat: iat as number, jti }
}

function requirePayload(body: unknown): string {
  if (
    typeof body !== 'object' ||
    body === null ||
    Object.keys(body).length !== 1 ||
    !('payload' in body) ||
    typeof body.payload !== 'string'
  )
    throw new Error('The body must be {"payload": "<JWE compact>"}.')
  return body.payload
}

function parseJson(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => {
    if (key === '__proto__') throw new Error('The payload contains the key __proto__.')
    return value
  })
}
