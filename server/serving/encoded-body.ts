import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { commonHeaders } from './security-headers.ts'

type Headers = Readonly<Record<string, string>>

/** A body as it goes out, plain and in brotli, each with all that its answer says, and a tag that changes with its content. */
export interface EncodedBody {
  readonly plain: { readonly bytes: Buffer; readonly headers: Headers }
  readonly brotli: { readonly bytes: Buffer; readonly headers: Headers }
  /** What is said where a browser has it already. */
  readonly unchanged: Headers
  readonly etag: string
}

/** Encodes a text once, to be sent many times with these headers and those that every answer has. */
export function encodeBody(content: string, headers: Headers): EncodedBody {
  const plain = Buffer.from(content)
  const brotli = brotliCompressSync(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  })
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const all = { ...commonHeaders, ...headers, etag }
  return {
    plain: { bytes: plain, headers: { ...all, 'content-length': String(plain.length) } },
    brotli: { bytes: brotli, headers: { ...all, 'content-length': String(brotli.length), 'content-encoding': 'br' } },
    unchanged: all,
    etag,
  }
}

/** Brotli's, 0 to 11: a page is written while somebody waits for it. */
const quality = 6
