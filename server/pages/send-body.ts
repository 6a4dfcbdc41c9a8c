import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type EncodedBody, listOf } from './encoded-body.ts'
import { secureHeaders } from '../web/security-headers.ts'

/** Sends a body past the reply, which would put together what is ready. */
export function sendBody(request: FastifyRequest, reply: FastifyReply, body: EncodedBody, code = 200): FastifyReply {
  reply.hijack()
  writeBody(request.raw, reply.raw, body, { code, secure: request.protocol === 'https' })
  return reply
}

const secureList = listOf(secureHeaders)

/** Writes a body in the encoding that the browser takes, or only says that it has not changed. */
export function writeBody(
  { headers }: IncomingMessage,
  response: ServerResponse,
  body: EncodedBody,
  { code = 200, secure = false }: { readonly code?: number; readonly secure?: boolean } = {},
): void {
  const unchanged = headers['if-none-match'] === body.etag
  const answer = headers['accept-encoding']?.includes('br') ? body.brotli : body.plain()
  const said = unchanged ? body.unchanged : answer.headers
  response.writeHead(unchanged ? 304 : code, secure ? [...said, ...secureList] : said)
  response.end(unchanged ? undefined : answer.bytes)
}
