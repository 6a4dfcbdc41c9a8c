import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { BackupError, type Manifest } from './backup-format.ts'
import { type DumpOptions, dumpDatabase } from './dump.ts'
import { type BackupKey, decrypt, encrypt } from './encryption.ts'
import { type BackupSummary, readContent } from './read-content.ts'

/** Minimum size in bytes of the chunks that rows are collected into before compression. */
const minChunkBytes = 65_536

export interface WrittenBackup extends BackupSummary {
  readonly bytes: number
}

export interface WriteOptions extends DumpOptions {
  readonly file: string
  readonly key: BackupKey
}

/**
 * Writes a backup of a database to a file: compressed, encrypted, and readable by its owner only. The file gets its
 * final name only after it has been read back completely.
 * @throws BackupError if the file cannot be read back, or its manifest differs from the one that was written
 */
export async function writeBackup(client: pg.ClientBase, { file, key, ...options }: WriteOptions): Promise<WrittenBackup> {
  const temporaryFile = `${file}.part`
  try {
    const writtenManifests: Manifest[] = []
    const onManifest = async (manifest: Manifest): Promise<void> => {
      await options.onManifest?.(manifest)
      writtenManifests.push(manifest)
    }
    await pipeline(
      batchChunks(dumpDatabase(client, { ...options, onManifest })),
      createGzip(),
      (source: AsyncIterable<Buffer>) => encrypt(source, key),
      createWriteStream(temporaryFile, { mode: 0o600, flags: 'w', flush: true } as object),
    )
    const content = await verifyBackup(temporaryFile, key)
    if (JSON.stringify(content.manifest) !== JSON.stringify(writtenManifests[0]))
      throw new BackupError(`${temporaryFile} does not contain what was written to it. Check the disk.`)
    const { size: bytes } = await stat(temporaryFile)
    await rename(temporaryFile, file)
    await syncFolder(dirname(file))
    return { ...content, bytes }
  } finally {
    await rm(temporaryFile, { force: true })
  }
}

async function* batchChunks(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = []
  let bytes = 0
  for await (const part of source) {
    parts.push(part)
    bytes += part.length
    if (bytes < minChunkBytes) continue
    yield Buffer.concat(parts)
    parts = []
    bytes = 0
  }
  yield Buffer.concat(parts)
}

/**
 * Yields the decrypted and decompressed content of a backup file.
 * @throws BackupError if the key is wrong or the file is damaged
 */
export async function* openBackup(file: string, key: BackupKey): AsyncGenerator<Buffer> {
  const source = createReadStream(file, { highWaterMark: minChunkBytes })
  const decrypted = Readable.from(decrypt(source, key), { objectMode: false })
  const unzip = createGunzip()
  // Forwards errors of the source to the stream that the caller consumes.
  decrypted.on('error', (error) => unzip.destroy(error))
  try {
    yield* decrypted.pipe(unzip) as AsyncIterable<Buffer>
  } finally {
    decrypted.destroy()
    source.destroy()
  }
}

/**
 * Reads a backup completely, and verifies its authenticity, the checksum and number of rows of each table, and that it
 * is complete.
 * @throws BackupError if the key is wrong, or the backup is damaged, incomplete or of another version
 */
export const verifyBackup = (file: string, key: BackupKey): Promise<BackupSummary> =>
  readContent(openBackup(file, key), {
    onTable: async (_table, rows) => {
      for await (const _ of rows);
    },
  })

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
