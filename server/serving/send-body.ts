import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EncodedBody } from './encoded-body.ts'
import { secureHeaders } from './security-headers.ts'

/**
 * Sends a body in the encoding that the browser takes, or only says that it has not changed. What is said is ready, so it goes out past the reply,
 * which would put it together header by header.
 */
export function sendBody(request: FastifyRequest, reply: FastifyReply, body: EncodedBody, code = 200): FastifyReply {
  const { headers, protocol } = request
  const unchanged = headers['if-none-match'] === body.etag
  const answer = headers['accept-encoding']?.includes('br') ? body.brotli : body.plain
  const said = unchanged ? body.unchanged : answer.headers
  reply.hijack()
  reply.raw.writeHead(unchanged ? 304 : code, protocol === 'https' ? { ...said, ...secureHeaders } : said)
  reply.raw.end(unchanged ? undefined : answer.bytes)
  return reply
}
