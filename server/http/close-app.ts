import type { FastifyInstance } from 'fastify'

/**
 * Closes the server: no new connection is accepted, pending requests are answered, and keep-alive connections are
 * closed as soon as they are idle. Whatever is not done in time is cut off.
 */
export async function closeApp(app: FastifyInstance, milliseconds: number): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  const end = setTimeout(() => app.server.closeAllConnections(), milliseconds)
  try {
    await app.close()
  } finally {
    clearInterval(idle)
    clearTimeout(end)
  }
}
