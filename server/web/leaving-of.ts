import type { FastifyReply } from 'fastify'

/** Aborted once whoever asked has left without their answer. */
export function leavingOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  if (raw.destroyed || raw.socket?.destroyed === true) leaving.abort()
  else raw.once('close', () => raw.writableFinished || leaving.abort())
  return leaving.signal
}
