import type { Permission } from '../generated/api.ts'

type PublicKey = Permission['info']['publicKey']

/** Encrypts a body so that only the platform reads it: JWE compact, to the key that the permission names. */
export type Cipher = (body: object, key: PublicKey) => Promise<string>

/** ECDH-ES+A256KW with A256GCM. The library is loaded with the first body that needs it. */
export const encryptBody: Cipher = async (body, key) => {
  const { CompactEncrypt, importJWK } = await import('jose')
  const publicKey = await importJWK(key.jwk, key.alg)
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg: key.alg, enc: 'A256GCM', kid: key.kid })
    .encrypt(publicKey)
}
