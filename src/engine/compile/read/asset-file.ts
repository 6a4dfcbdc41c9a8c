import { createHash } from 'node:crypto'
import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { isOpenFileWithinFolder } from './within-folder.ts'

/** A file in a merchant's assets folder. */
export interface AssetFile {
  /** Path relative to the assets folder. */
  readonly path: string
  /** Absolute path on this machine. */
  readonly file: string
  /** The first ten hexadecimal digits of the SHA-256 of its content; `missing` if it cannot be read. */
  readonly hash: string
  readonly bytes: number
}

/** Non-blocking, because opening a pipe would wait for a writer. */
const openFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)
/** The hash of a file that cannot be read. No content can have this hash. */
const unreadableHash = 'missing'

const hashContent = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 10)

/** An asset whose content is read on request. Its hash is computed from the content of the first read. */
export class LazyAsset implements AssetFile {
  #hash: string | undefined
  readonly #folder: string

  /** @param folder the merchant's folder; links that lead out of it are not followed */
  constructor(
    readonly path: string,
    readonly file: string,
    readonly bytes: number,
    folder: string,
  ) {
    this.#folder = folder
  }

  get hash(): string {
    if (this.#hash === undefined) this.read()
    return this.#hash ?? unreadableHash
  }

  /** The content; `undefined` if it cannot be read, is not a regular file, or is now outside of the folder. */
  read(): Buffer | undefined {
    const content = readRegularFile(this.file, this.#folder)
    this.#hash ??= content ? hashContent(content) : unreadableHash
    return content
  }

  /** The first `length` bytes, or all if there are fewer; `undefined` in the same cases as `read`. */
  readHead(length: number): Buffer | undefined {
    return readRegularFile(this.file, this.#folder, (handle) => {
      const head = Buffer.alloc(Math.min(length, this.bytes))
      return head.subarray(0, readSync(handle, head, 0, head.length, 0))
    })
  }
}

function readRegularFile(file: string, folder: string, read: (handle: number) => Buffer = readFileSync): Buffer | undefined {
  let handle: number | undefined
  try {
    handle = openSync(file, openFlags)
    return fstatSync(handle).isFile() && isOpenFileWithinFolder(handle, file, folder) ? read(handle) : undefined
  } catch {
    return undefined
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}

/**
 * Reads the content that an asset had when it was checked; `undefined` if the file has changed or cannot be read. This
 * ensures that only checked content is served, and that a URL with its hash can be cached.
 */
export async function readAsset({ file, hash, bytes }: AssetFile): Promise<Buffer | undefined> {
  const handle = await open(file, openFlags).catch(() => undefined)
  try {
    const stat = await handle?.stat()
    if (!handle || stat?.isFile() !== true || stat.size !== bytes) return undefined
    const content = await handle.readFile()
    return hashContent(content) === hash ? content : undefined
  } catch {
    return undefined
  } finally {
    await handle?.close()
  }
}
