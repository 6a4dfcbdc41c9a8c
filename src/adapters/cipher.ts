import { CompactEncrypt, importJWK } from 'jose'
import type { Permission } from '../generated/api.ts'

type PublicKey = Permission['info']['publicKey']

/** Audience and time that an encrypted body is bound to. */
interface EncryptionContext {
  /** Host and path that may decrypt it: `brand.example/wps/session/login`. */
  readonly audience: string
  /** Time of encryption by the platform's clock, in milliseconds. */
  readonly encryptedAt: number
}

/**
 * Encrypts a body for the platform as a compact JWE, with the public key in the permission. The platform accepts it
 * once, at one endpoint of one host, shortly after the time of encryption.
 */
export type Cipher = (body: object, key: PublicKey, context: EncryptionContext) => Promise<string>

/**
 * Encrypts a body with ECDH-ES+A256KW and A256GCM. The audience and the time are in the protected header, which is
 * authenticated together with the body.
 */
export const encryptBody: Cipher = async (body, key, { audience, encryptedAt }) => {
  const publicKey = await importJWK(key.jwk, key.alg)
  const claims = { aud: audience, iat: Math.floor(encryptedAt / 1000), jti: crypto.randomUUID() }
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg: key.alg, enc: 'A256GCM', kid: key.kid, ...claims })
    .encrypt(publicKey)
}
