import { stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

interface Cookie {
  readonly name: string
  readonly value: string
  /** Lifetime in seconds; 0 deletes the cookie. */
  readonly maxAge: number
  readonly path: string
  readonly sameSite: 'strict' | 'lax'
}

/** Sets a cookie that scripts cannot read, and that browsers send only over HTTPS if the request used HTTPS. */
export const setCookie = (request: FastifyRequest, reply: FastifyReply, cookie: Cookie): FastifyReply =>
  reply.header('set-cookie', stringifySetCookie({ ...cookie, httpOnly: true, secure: request.protocol === 'https' }))
