import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Valid values of `X-Request-Id`. They are printed in logs and on pages. */
const requestIdPattern = /^[\w.-]{8,64}$/

/**
 * Creates a function that assigns ids to requests, unique across servers and restarts. A trusted proxy may assign the
 * id itself, as `X-Request-Id`; the header of any other client is ignored.
 */
export function createRequestIdGenerator(isProxy: (address: string, hop: number) => boolean): (request: IncomingMessage) => string {
  const runId = randomBytes(6).toString('hex')
  let requestCount = 0
  return ({ headers, socket }) => {
    const requestId = headers['x-request-id']
    if (typeof requestId === 'string' && requestIdPattern.test(requestId) && isProxy(socket.remoteAddress ?? '', 0)) return requestId
    requestCount += 1
    return `${runId}-${requestCount.toString(36)}`
  }
}
