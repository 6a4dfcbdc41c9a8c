import type { FastifyInstance } from 'fastify'

const graceMilliseconds = 10_000

/**
 * Closes the server: pending requests are answered and new ones are refused. Keep-alive connections are closed as soon
 * as they are idle; whatever is not done after ten seconds is cut off.
 */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  const end = setTimeout(() => app.server.closeAllConnections(), graceMilliseconds)
  try {
    await app.close()
  } finally {
    clearInterval(idle)
    clearTimeout(end)
  }
}
