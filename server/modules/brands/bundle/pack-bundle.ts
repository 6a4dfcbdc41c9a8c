import type { KeyObject } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import {
  BundleError,
  type BundleFile,
  bundleLimits,
  computeDigest,
  computeRevision,
  formatHeader,
  formatVersion,
  type Manifest,
  manifestName,
} from './bundle-format.ts'
import { signArchive } from './bundle-keys.ts'
import { assertManifest } from './manifest.ts'

export interface BundleOptions {
  readonly privateKey: KeyObject
  readonly createdAt: Date
  /** Name of the browser build of this version. */
  readonly build: string | undefined
}

/** The contents of files by their path below the folder of brands. */
export type FileContents = ReadonlyMap<string, Buffer>

/**
 * Packs files into a signed bundle. The same files and options give the same bytes.
 * @throws BundleError if there are no files, a path is not allowed, or a limit is exceeded
 */
export async function packBundle(contents: FileContents, { privateKey, createdAt, build }: BundleOptions): Promise<Buffer> {
  const sorted = [...contents].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const files = sorted.map(([path, content]): BundleFile => ({ path, bytes: content.length, sha256: computeDigest(content) }))
  const revision = computeRevision(files)
  const manifest: Manifest = { format: formatVersion, revision, createdAt: createdAt.toISOString(), build: build ?? null, files }
  assertManifest(manifest)
  return signBundle(
    gzipSync(await packFiles([[manifestName, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)], ...sorted]), { level: 9 }),
    privateKey,
  )
}

/**
 * Signs an archive, and returns the bundle.
 * @throws BundleError if it is too large
 */
export function signBundle(archive: Buffer, privateKey: KeyObject): Buffer {
  const content = Buffer.concat([Buffer.from(formatHeader(signArchive(archive, privateKey))), archive])
  if (content.length > bundleLimits.bytes)
    throw new BundleError(
      `The bundle has ${String(content.length)} bytes, and a server accepts at most ${String(bundleLimits.bytes)}. Use smaller pictures.`,
    )
  return content
}

/** Packs files into a tar archive. Modes, owners and times are always the same. */
async function packFiles(files: Iterable<readonly [path: string, content: Buffer]>): Promise<Buffer> {
  // Imported on demand, because servers do not pack bundles.
  const { Header, Pack, ReadEntry } = await import('tar')
  const pack = new Pack({ portable: true, noMtime: true })
  // Reading starts first, because the pack accepts further files only while it is being read.
  const packedArchive = pack.concat()
  for (const [path, content] of files) {
    const entry = new ReadEntry(new Header({ path, size: content.length, type: 'File', mode: 0o644 }))
    entry.end(content)
    pack.add(entry)
  }
  pack.end()
  return packedArchive
}
