import type { Manifest } from './bundle-format.ts'
import { type BundlePublicKey, verifyBundle } from './bundle-keys.ts'
import { readManifest } from './read-archive.ts'

/** A bundle with a verified signature. Its files are verified when they are read. */
export interface VerifiedBundle {
  readonly content: Buffer
  readonly archive: Buffer
  readonly manifest: Manifest
}

/**
 * Verifies the signature of a bundle, then reads its manifest.
 * @throws BundleError
 */
export async function readBundle(content: Buffer, keys: readonly BundlePublicKey[]): Promise<VerifiedBundle> {
  const archive = verifyBundle(content, keys)
  return { content, archive, manifest: await readManifest(archive) }
}
