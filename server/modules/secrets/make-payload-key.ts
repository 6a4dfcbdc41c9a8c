import { createPrivateKey, generateKeyPairSync } from 'node:crypto'

/**
 * Makes a private EC key on P-256, written as JWK. By way of PEM: Node holds a lock of a key while it writes it as JWK,
 * and waits for that lock for ever where the garbage collector then finds the job that generated the same key.
 */
export function makePayloadKey(): string {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return JSON.stringify(createPrivateKey(privateKey).export({ format: 'jwk' }))
}
