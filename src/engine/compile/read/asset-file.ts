import { createHash } from 'node:crypto'
import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { liesWithin } from './within.ts'

/** A file below a merchant's assets folder. */
export interface AssetFile {
  /** Its path below the assets folder. */
  readonly path: string
  /** Where it is on this machine: an absolute path. */
  readonly file: string
  /** Ten hexadecimal digits of its content. */
  readonly hash: string
  readonly bytes: number
}

/** A pipe would wait for a writer. */
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)
/** The hash of what cannot be read, or not any longer: nothing has it. */
const unread = 'missing'

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 10)

/** An asset whose content is read only when somebody asks for it, and its hash taken of what was read first. */
export class LazyAsset implements AssetFile {
  #hash: string | undefined
  readonly #folder: string

  /** @param folder the merchant's, which no link leads out of */
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
    return this.#hash ?? unread
  }

  /** The content; undefined where it cannot be read, is no plain file, or lies outside of the folder by now. */
  read(): Buffer | undefined {
    const content = readPlain(this.file, this.#folder)
    this.#hash ??= content ? hashOf(content) : unread
    return content
  }

  /** The first `length` bytes, or all if there are fewer; `undefined` as with `read`. */
  readHead(length: number): Buffer | undefined {
    return readPlain(this.file, this.#folder, (handle) => {
      const head = Buffer.alloc(Math.min(length, this.bytes))
      return head.subarray(0, readSync(handle, head, 0, head.length, 0))
    })
  }
}

function readPlain(file: string, folder: string, read: (handle: number) => Buffer = readFileSync): Buffer | undefined {
  let handle: number | undefined
  try {
    handle = openSync(file, flags)
    return fstatSync(handle).isFile() && liesWithin(handle, file, folder) ? read(handle) : undefined
  } catch {
    return undefined
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}

/**
 * The content that an asset had when it was checked; undefined where something else stands there now, a link that leads
 * elsewhere or another version. So what is handed out is what was checked, and what an address with its hash may be
 * kept for.
 */
export async function readAsset({ file, hash, bytes }: AssetFile): Promise<Buffer | undefined> {
  const handle = await open(file, flags).catch(() => undefined)
  try {
    const stat = await handle?.stat()
    if (!handle || stat?.isFile() !== true || stat.size !== bytes) return undefined
    const content = await handle.readFile()
    return hashOf(content) === hash ? content : undefined
  } catch {
    return undefined
  } finally {
    await handle?.close()
  }
}
