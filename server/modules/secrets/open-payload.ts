import { type CompactJWEHeaderParameters, type CryptoKey, compactDecrypt, importJWK } from 'jose'
import { CallError } from '../calls/index.ts'
import { hashToken } from './tokens.ts'
import { payloadNoncesOf } from './store/payload-nonces.ts'
import type { Secrets } from './secrets.ts'
import type { Tenant } from '../../database/tenant.ts'

/** How far the time of an encrypted body may be from the server's: for so long its nonce could come again. */
const windowSeconds = 300
/** How far the clocks of servers may be apart that share a database. */
const apartSeconds = 60

/** Where an encrypted body has come to. */
interface PayloadContext {
  readonly tenant: Tenant
  readonly host: string
  /** The path of the call in the table. */
  readonly path: string
}

type OpenPayload = (body: unknown, input: PayloadContext) => Promise<unknown>

/**
 * Makes the function that opens `{"payload": "<JWE compact>"}`. It takes exactly the algorithms that the permission
 * answer names, and no other; and each only on the host and for the call that it was encrypted for (`aud`), near its
 * time (`iat`), once (`jti`).
 * @throws CallError payload_stale, for one of another time; payload_invalid, for whatever else is wrong with it: why is
 * not said
 */
export async function makePayloadOpener({ payloadKey }: Secrets): Promise<OpenPayload> {
  const { kid, ...jwk } = payloadKey
  const key = (await importJWK(jwk, 'ECDH-ES+A256KW')) as CryptoKey
  const allowed = { keyManagementAlgorithms: ['ECDH-ES+A256KW'], contentEncryptionAlgorithms: ['A256GCM'] }
  const decrypt = async (body: unknown, { host, path }: PayloadContext) => {
    try {
      const { plaintext, protectedHeader } = await compactDecrypt(requirePayload(body), key, allowed)
      if (protectedHeader.kid !== kid || protectedHeader['aud'] !== host + path) throw new Error('for another key, host or call')
      return { ...requireClaims(protectedHeader), content: parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext)) }
    } catch {
      throw new CallError('payload_invalid')
    }
  }
  return async (body, context) => {
    const { iat, jti, content } = await decrypt(body, context)
    if (Math.abs(Date.now() / 1000 - iat) > windowSeconds) throw new CallError('payload_stale')
    const until = new Date((iat + windowSeconds + apartSeconds) * 1000)
    if (!(await payloadNoncesOf(context.tenant).use(hashToken(jti), until))) throw new CallError('payload_invalid')
    return content
  }
}

/** When it was encrypted, and its nonce. */
function requireClaims({ iat, jti }: CompactJWEHeaderParameters): { readonly iat: number; readonly jti: string } {
  if (!Number.isSafeInteger(iat) || typeof jti !== 'string' || !/^[\w-]{16,64}$/.test(jti)) throw new Error('no time or no nonce')
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
    throw new Error('no payload')
  return body.payload
}

function parse(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => {
    if (key === '__proto__') throw new Error('a forbidden key')
    return value
  })
}
