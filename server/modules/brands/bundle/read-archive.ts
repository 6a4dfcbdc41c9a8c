import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { ReadEntry } from 'tar'
import { BundleError, bundleLimits, computeDigest, describeDamage, type Manifest, manifestName } from './bundle-format.ts'
import { parseManifest } from './manifest.ts'

interface ArchiveFile {
  readonly path: string
  readonly content: Buffer
}

/** Maximum number of bytes that tar adds to a file: its header, its padding, and the extended header of a long name. */
const overheadBytes = 4 * 512
const maxArchiveBytes = bundleLimits.manifestBytes + bundleLimits.unpackedBytes + (bundleLimits.files + 2) * overheadBytes

/**
 * Reads the manifest of a verified archive.
 * @throws BundleError
 */
export async function readManifest(archive: Buffer): Promise<Manifest> {
  for await (const { path, content } of listEntries(archive)) {
    if (path !== manifestName) break
    return parseManifest(content.toString('utf8'))
  }
  throw new BundleError(describeDamage(`its first file is not ${manifestName}`))
}

/**
 * Reads the files of a verified archive one after another. They must be the files of the manifest, in its order:
 * anything else, such as a link, a device or a path outside the folder, is an error.
 * @throws BundleError
 */
export async function* readArchive(archive: Buffer, { files }: Manifest): AsyncGenerator<ArchiveFile> {
  let count = -1
  for await (const file of listEntries(archive)) {
    // The first entry is the manifest itself.
    const expected = files[count++]
    if (count === 0) continue
    if (file.path !== expected?.path)
      throw new BundleError(
        describeDamage(`it has the file ${JSON.stringify(file.path)}, which its manifest does not list at this position`),
      )
    if (file.content.length !== expected.bytes || computeDigest(file.content) !== expected.sha256)
      throw new BundleError(describeDamage(`the content of ${expected.path} does not match its manifest`))
    yield file
  }
  const missing = files[Math.max(count, 0)]
  if (missing) throw new BundleError(describeDamage(`${missing.path} is missing`))
}

/** Decompresses an archive, and lists its regular files. Any other entry is an error. */
async function* listEntries(archive: Buffer): AsyncGenerator<ArchiveFile> {
  // Imported on demand, because servers with a folder of brands do not need it.
  const { Parser } = await import('tar')
  const completedFiles: ArchiveFile[] = []
  let failure: unknown
  const fail = (error: unknown): void => void (failure ??= error)
  const parser = new Parser({ strict: true, maxMetaEntrySize: overheadBytes })
  parser.on('error', fail)
  parser.on('ignoredEntry', ({ path }: ReadEntry) => fail(createUnsupportedEntryError(path)))
  parser.on('entry', (entry: ReadEntry) => {
    if (entry.type !== 'File') fail(createUnsupportedEntryError(entry.path))
    if (entry.size > bundleLimits.fileBytes) fail(new BundleError(describeDamage(`${entry.path} is too large`)))
    const chunks: Buffer[] = []
    entry.on('data', (chunk: Buffer) => failure === undefined && chunks.push(chunk))
    entry.on('end', () => completedFiles.push({ path: entry.path, content: Buffer.concat(chunks) }))
  })
  let hasEnded = false
  parser.on('eof', () => (hasEnded = true))
  let bytes = 0
  try {
    for await (const chunk of Readable.from([archive]).pipe(createGunzip()) as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (hasEnded || bytes > maxArchiveBytes)
        throw new BundleError(describeDamage('it continues after its end, or is larger than a bundle may be'))
      parser.write(chunk)
      if (failure !== undefined) throw failure
      yield* completedFiles.splice(0)
    }
    parser.end()
    if (failure !== undefined) throw failure
    yield* completedFiles.splice(0)
  } catch (error) {
    throw error instanceof BundleError ? error : new BundleError(describeDamage('its archive cannot be read'), { cause: error })
  }
}

const createUnsupportedEntryError = (path: string): BundleError =>
  new BundleError(describeDamage(`${JSON.stringify(path)} is a link, a device or a folder, and only files are allowed`))
