import type { FastifyInstance } from 'fastify'

/**
 * Closes the server: no new connection is accepted, pending requests are answered, and keep-alive connections are
 * closed as soon as they are idle. After `milliseconds`, all remaining connections are closed.
 */
export async function closeApp(app: FastifyInstance, milliseconds: number): Promise<void> {
  const idleTimer = setInterval(() => app.server.closeIdleConnections(), 50)
  const deadlineTimer = setTimeout(() => app.server.closeAllConnections(), milliseconds)
  try {
    await app.close()
  } finally {
    clearInterval(idleTimer)
    clearTimeout(deadlineTimer)
  }
}
