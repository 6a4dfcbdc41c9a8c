import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import { BundleError, type BundleHeader, computeDigest, parseBundle, createMessageToSign } from './bundle-format.ts'

/** A key that verifies bundles. */
export interface BundlePublicKey {
  /** The first 16 hexadecimal digits of its digest. */
  readonly id: string
  readonly key: KeyObject
}

/** Generates an Ed25519 key pair: the private key as PEM, the public key as one line. */
export function generateBundleKeys(): { readonly privateKey: string; readonly publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return { privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), publicKey: formatPublicKey(publicKey) }
}

/** Formats the public key of a key pair as one line: the body of the PEM that `openssl pkey -pubout` prints. */
export const formatPublicKey = (key: KeyObject): string => serializePublicKey(key).toString('base64')

const serializePublicKey = (key: KeyObject): Buffer =>
  (key.type === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'der' })

const toBundlePublicKey = (key: KeyObject): BundlePublicKey => ({ id: computeDigest(serializePublicKey(key)).slice(0, 16), key })

/** Returns the public key that belongs to a private key. */
export const derivePublicKey = (privateKey: KeyObject): BundlePublicKey => toBundlePublicKey(createPublicKey(privateKey))

/** Parses a public key in the format of `formatPublicKey`; `undefined` if it is not an Ed25519 key. */
export function parseBundlePublicKey(text: string): BundlePublicKey | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' })
    return key.asymmetricKeyType === 'ed25519' && formatPublicKey(key) === text ? toBundlePublicKey(key) : undefined
  } catch {
    return undefined
  }
}

/** Parses public keys that are separated by commas. Returns `undefined` if there is none, or if one is invalid. */
export function parseBundlePublicKeys(text: string): readonly BundlePublicKey[] | undefined {
  const keys = text.split(',').flatMap((part) => (part.trim() === '' ? [] : [parseBundlePublicKey(part.trim())]))
  return keys.length > 0 && keys.every((key) => key !== undefined) ? keys : undefined
}

/** Parses a private key in PEM format; `undefined` if it is not an Ed25519 key. */
export function parseBundlePrivateKey(pem: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(pem)
    return key.asymmetricKeyType === 'ed25519' ? key : undefined
  } catch {
    return undefined
  }
}

/** Signs an archive. */
export const signArchive = (archive: Buffer, privateKey: KeyObject): BundleHeader => ({
  keyId: derivePublicKey(privateKey).id,
  bytes: archive.length,
  signature: sign(null, createMessageToSign(archive), privateKey),
})

/**
 * Verifies that a bundle is complete and signed with one of the keys, and returns its archive.
 * @throws BundleError
 */
export function verifyBundle(content: Buffer, keys: readonly BundlePublicKey[]): Buffer {
  const { header, archive } = parseBundle(content)
  const signer = keys.find(({ id }) => id === header.keyId)
  if (!signer)
    throw new BundleError(
      `The bundle is signed with the key ${header.keyId}, and the public keys are ${keys.map(({ id }) => id).join(', ')}. Sign it with one of them, or add its key.`,
    )
  if (!verify(null, createMessageToSign(archive), signer.key, header.signature))
    throw new BundleError(
      'The signature of the bundle is wrong: its content was changed after it was signed. Find out who changed it, and upload it again.',
    )
  return archive
}
