import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib'
import { commonHeaders } from '../web/security-headers.ts'

/** Names and values in turns: what Node goes through fastest. */
export type HeaderList = string[]

/**
 * A body as it goes out, in brotli and plain, each with all that its answer says, and a tag that changes with its
 * content.
 */
export interface EncodedBody {
  readonly brotli: Answer
  /** Unpacked for the few who do not take brotli: keeping it too would take eight times the memory. */
  plain(): Answer
  /** What is said where a browser has it already. */
  readonly unchanged: HeaderList
  readonly etag: string
}

interface Answer {
  readonly bytes: Buffer
  readonly headers: HeaderList
}

/** Encodes a text once, to be sent many times with these headers and those that every answer has. */
export async function encodeBody(content: string, headers: Readonly<Record<string, string>>): Promise<EncodedBody> {
  const plain = Buffer.from(content)
  const brotli = await compress(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  })
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const all = listOf({ ...commonHeaders, ...headers, etag })
  return {
    plain: () => {
      const bytes = brotliDecompressSync(brotli)
      return { bytes, headers: [...all, 'content-length', String(bytes.length)] }
    },
    brotli: { bytes: brotli, headers: [...all, 'content-length', String(brotli.length), 'content-encoding', 'br'] },
    unchanged: all,
    etag,
  }
}

export const listOf = (headers: Readonly<Record<string, string>>): HeaderList => Object.entries(headers).flat()

const compress = promisify(brotliCompress)

/** Brotli's, 0 to 11: a page is written while somebody waits for it. */
const quality = 6
