import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type EncodedBody, type HeaderList, toHeaderList } from './encoded-body.ts'
import { secureHeaders } from '../web/security-headers.ts'
import { acceptsBrotli } from '../web/request.ts'

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

const secureHeaderList = toHeaderList(secureHeaders)

/** Writes a body in the encoding that the browser accepts, or 304 if the browser has it. */
export function writeBody(
  { headers }: IncomingMessage,
  response: ServerResponse,
  body: EncodedBody,
  {
    code = 200,
    secure = false,
    headers: extraHeaders = [],
  }: { readonly code?: number; readonly secure?: boolean; readonly headers?: HeaderList } = {},
): void {
  const isNotModified = code < 400 && headers['if-none-match'] === body.etag
  const encoded = acceptsBrotli(headers) ? body.brotli : body.plain()
  const baseHeaders = isNotModified ? body.notModifiedHeaders : encoded.headers
  response.writeHead(
    isNotModified ? 304 : code,
    secure || extraHeaders.length > 0 ? [...baseHeaders, ...extraHeaders, ...(secure ? secureHeaderList : [])] : baseHeaders,
  )
  response.end(isNotModified ? undefined : encoded.bytes)
}

/** Sends a 404 response for a missing file. */
export const sendNotFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found.')
