import { connect, type Socket } from 'node:net'

export interface LoadOptions {
  readonly port: number
  /** The raw requests, sent in order and repeated from the first. */
  readonly requests: readonly Buffer[]
  readonly connections: number
  readonly milliseconds: number
}

/**
 * Returns the number of responses per second. Each connection sends the next request as soon as its response is
 * complete. Responses are parsed only as far as needed to find their end, so that the server is measured and not the
 * client.
 * @throws Error if a response has another status than 200 or no `Content-Length`, or if a connection fails or is closed
 * by the server
 */
export async function measureThroughput({ port, requests, connections, milliseconds }: LoadOptions): Promise<number> {
  let requestCount = 0
  let responseCount = 0
  const end = performance.now() + milliseconds
  const nextRequest = (): Buffer | undefined => (performance.now() < end ? requests[requestCount++ % requests.length] : undefined)
  const start = performance.now()
  await Promise.all(Array.from({ length: connections }, () => sendRequests(port, nextRequest, () => responseCount++)))
  return (responseCount * 1000) / (performance.now() - start)
}

function sendRequests(port: number, nextRequest: () => Buffer | undefined, onResponse: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let missingBytes = 0
    const sendNext = (): void => {
      const request = nextRequest()
      if (request) socket.write(request)
      else closeSocket(socket, resolve)
    }
    socket
      .setNoDelay(true)
      .once('connect', sendNext)
      .once('error', reject)
      .once('end', () => reject(new Error('The server closed a connection.')))
      .on('data', (chunk) => {
        missingBytes = missingBytes === 0 ? countRemainingBytes(chunk) : missingBytes - chunk.length
        if (Number.isNaN(missingBytes)) return socket.destroy(new Error(`Unexpected response: ${chunk.toString('latin1', 0, 300)}`))
        if (missingBytes > 0) return
        onResponse()
        sendNext()
      })
  })
}

function closeSocket(socket: Socket, resolve: () => void): void {
  socket.removeAllListeners('end').once('close', () => resolve())
  socket.destroy()
}

/**
 * Returns the number of bytes that follow the first chunk; `NaN` unless the chunk has all headers of a response with
 * the status 200 and a `Content-Length`.
 */
function countRemainingBytes(chunk: Buffer): number {
  const head = chunk.indexOf('\r\n\r\n')
  const text = chunk.toString('latin1', 0, head)
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
  return head < 0 || length === undefined || !text.startsWith('HTTP/1.1 200 ') ? Number.NaN : head + 4 + Number(length) - chunk.length
}
