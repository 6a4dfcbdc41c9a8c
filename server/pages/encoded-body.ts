import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib'
import { commonHeaders } from '../web/security-headers.ts'

/** Names and values alternating, the header format that Node processes fastest. */
export type HeaderList = string[]

/** A response body in brotli and uncompressed, each with its headers, and an ETag of its content. */
export interface EncodedBody {
  readonly brotli: EncodedResponse
  /**
   * Decompressed for the few clients that do not accept brotli: caching it as well would take eight times the memory.
   */
  plain(): EncodedResponse
  /** Headers of a 304 response. */
  readonly notModifiedHeaders: HeaderList
  readonly etag: string
}

interface EncodedResponse {
  readonly bytes: Buffer
  readonly headers: HeaderList
}

/** Compresses a body once, to be sent many times with these headers and the common ones. */
export async function encodeBody(content: string, headers: Readonly<Record<string, string>>): Promise<EncodedBody> {
  const plain = Buffer.from(content)
  const brotli = await compress(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  })
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const baseHeaders = toHeaderList({ ...commonHeaders, ...headers, etag })
  return {
    plain: () => {
      const bytes = brotliDecompressSync(brotli)
      return { bytes, headers: [...baseHeaders, 'content-length', String(bytes.length)] }
    },
    brotli: { bytes: brotli, headers: [...baseHeaders, 'content-length', String(brotli.length), 'content-encoding', 'br'] },
    notModifiedHeaders: baseHeaders,
    etag,
  }
}

export const toHeaderList = (headers: Readonly<Record<string, string>>): HeaderList => Object.entries(headers).flat()

const compress = promisify(brotliCompress)

/** Brotli quality, 0 to 11. Moderate, because a visitor waits while a page is rendered. */
const quality = 6
