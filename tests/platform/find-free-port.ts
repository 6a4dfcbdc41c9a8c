import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Ports that Linux does not use for outgoing connections, which could take a free port before a server listens on it.
 */
const [minPort, maxPort] = [10_240, 32_767]
const maxAttempts = 100

/**
 * Returns a port on which nothing listens now.
 * @throws Error if no port is free in 100 attempts
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const port = randomInt(minPort, maxPort + 1)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
  throw new Error(`Found no free port from ${String(minPort)} to ${String(maxPort)} in ${String(maxAttempts)} attempts.`)
}
