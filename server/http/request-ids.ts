import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Values of `X-Request-Id` that are used: they are printed in logs and on pages. */
const usable = /^[\w.-]{8,64}$/

/**
 * Returns a function that names requests, uniquely across servers and restarts. A trusted proxy may name them itself,
 * by `X-Request-Id`; the header of anyone else is ignored.
 */
export function createRequestIds(isProxy: (address: string, hop: number) => boolean): (request: IncomingMessage) => string {
  const run = randomBytes(6).toString('hex')
  let requests = 0
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    if (typeof given === 'string' && usable.test(given) && isProxy(socket.remoteAddress ?? '', 0)) return given
    requests += 1
    return `${run}-${requests.toString(36)}`
  }
}
