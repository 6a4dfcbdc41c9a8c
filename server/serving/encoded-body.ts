import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'

/** A body as it goes out, plain and in brotli, with a tag that changes with its content. */
export interface EncodedBody {
  readonly plain: Buffer
  readonly brotli: Buffer
  readonly etag: string
}

/** Encodes a text once, to be sent many times. `quality` is brotli's, 0 to 11. */
export function encodeBody(content: string | Buffer, quality = 6): EncodedBody {
  const plain = Buffer.from(content)
  const brotli = brotliCompressSync(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  })
  return { plain, brotli, etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"` }
}
