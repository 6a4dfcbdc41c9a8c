import type { FastifyRequest } from 'fastify'

/** The host of a request in small letters, without its port. */
export function hostOf(request: FastifyRequest): string {
  const host = (request.headers.host ?? '').toLowerCase()
  return host.replace(/:\d+$/, '')
}
