import { CompactEncrypt, importJWK } from 'jose'
import type { Permission } from '../generated/api.ts'

type PublicKey = Permission['info']['publicKey']

/** What an encrypted body is good for. */
interface SealedFor {
  /** The host and the path that may open it: `brand.example/wps/session/login`. */
  readonly audience: string
  /** When it was encrypted, by the platform's clock, in milliseconds. */
  readonly at: number
}

/**
 * Encrypts a body so that only the platform reads it: JWE compact, to the key that the permission names, for one call,
 * one host and this moment, once.
 */
export type Cipher = (body: object, key: PublicKey, use: SealedFor) => Promise<string>

/**
 * ECDH-ES+A256KW with A256GCM. What it is good for stands in the protected header, which nobody can change without the
 * body.
 */
export const encryptBody: Cipher = async (body, key, { audience, at }) => {
  const publicKey = await importJWK(key.jwk, key.alg)
  const use = { aud: audience, iat: Math.floor(at / 1000), jti: crypto.randomUUID() }
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg: key.alg, enc: 'A256GCM', kid: key.kid, ...use })
    .encrypt(publicKey)
}
