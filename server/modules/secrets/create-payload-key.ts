import { createPrivateKey, generateKeyPairSync } from 'node:crypto'

/**
 * Creates a private EC key on P-256 as JWK. It is exported via PEM: Node holds a lock on a key while it exports it as
 * JWK, and deadlocks if the garbage collector then finalizes the job that generated the same key.
 */
export function createPayloadKey(): string {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return JSON.stringify(createPrivateKey(privateKey).export({ format: 'jwk' }))
}
