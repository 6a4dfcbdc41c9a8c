import type { FastifyReply } from 'fastify'

/** Answers that there is no such file. */
export const sendMissing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found.')
