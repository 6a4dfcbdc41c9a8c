import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type EncodedBody, type HeaderList, listOf } from './encoded-body.ts'
import { secureHeaders } from '../web/security-headers.ts'
import { takesBrotli } from '../web/request.ts'

/** Sends a prepared body directly, without Fastify's serialization. */
export function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
  { code = 200, headers = [] }: { readonly code?: number; readonly headers?: HeaderList } = {},
): FastifyReply {
  reply.hijack()
  writeBody(request.raw, reply.raw, body, { code, headers, secure: request.protocol === 'https' })
  return reply
}

const secureList = listOf(secureHeaders)

/** Writes a body in the encoding that the browser accepts, or 304 if the browser has it. */
export function writeBody(
  { headers }: IncomingMessage,
  response: ServerResponse,
  body: EncodedBody,
  {
    code = 200,
    secure = false,
    headers: more = [],
  }: { readonly code?: number; readonly secure?: boolean; readonly headers?: HeaderList } = {},
): void {
  const unchanged = code < 400 && headers['if-none-match'] === body.etag
  const answer = takesBrotli(headers) ? body.brotli : body.plain()
  const baseHeaders = unchanged ? body.unchanged : answer.headers
  response.writeHead(
    unchanged ? 304 : code,
    secure || more.length > 0 ? [...baseHeaders, ...more, ...(secure ? secureList : [])] : baseHeaders,
  )
  response.end(unchanged ? undefined : answer.bytes)
}

/** Answers 404 for a missing file. */
export const sendMissing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found.')
