import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsBrotli } from '../web/request.ts'

const compress = promisify(brotliCompress)
/** Minimum length of a response that is compressed, in characters. */
const minLength = 1_400
const quality = 4

/**
 * Compresses large public responses with brotli if the browser accepts it. Responses that depend on a token or a body
 * stay uncompressed: the size of a secret compressed together with attacker-chosen input would leak the secret
 * (BREACH).
 */
export async function compressResponse(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (request.method !== 'GET' || request.headers.authorization !== undefined || typeof payload !== 'string' || payload.length < minLength)
    return payload
  reply.header('vary', 'accept-encoding')
  if (!acceptsBrotli(request.headers)) return payload
  const body = await compress(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  reply.removeHeader('content-length').header('content-encoding', 'br')
  return body
}
