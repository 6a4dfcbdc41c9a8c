import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EncodedBody } from './encoded-body.ts'

/** Sends a body in the encoding that the browser takes, or only says that it has not changed. */
export function sendBody(request: FastifyRequest, reply: FastifyReply, body: EncodedBody): FastifyReply {
  reply.header('etag', body.etag)
  if (request.headers['if-none-match'] === body.etag) return reply.code(304).send()
  if (!request.headers['accept-encoding']?.includes('br')) return reply.send(body.plain)
  return reply.header('content-encoding', 'br').send(body.brotli)
}
