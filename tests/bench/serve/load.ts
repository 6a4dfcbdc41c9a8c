import { connect, type Socket } from 'node:net'

export interface Load {
  readonly port: number
  /** The raw requests to send repeatedly. */
  readonly requests: readonly Buffer[]
  readonly connections: number
  readonly milliseconds: number
}

/**
 * Returns the number of responses per second. Each connection sends the next request as soon as its response is
 * complete. Responses are parsed only as far as needed to find their end, so that the server is measured and not the
 * client.
 * @throws Error for a status other than 200, and if a connection ends early
 */
export async function load({ port, requests, connections, milliseconds }: Load): Promise<number> {
  let sent = 0
  let answered = 0
  const end = performance.now() + milliseconds
  const next = (): Buffer | undefined => (performance.now() < end ? requests[sent++ % requests.length] : undefined)
  const start = performance.now()
  await Promise.all(Array.from({ length: connections }, () => sendRequests(port, next, () => answered++)))
  return (answered * 1000) / (performance.now() - start)
}

function sendRequests(port: number, next: () => Buffer | undefined, answered: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let missing = 0
    const sendNext = (): void => {
      const request = next()
      if (request) socket.write(request)
      else finish(socket, resolve)
    }
    socket
      .setNoDelay(true)
      .once('connect', sendNext)
      .once('error', reject)
      .once('end', () => reject(new Error('The server closed a connection.')))
      .on('data', (part) => {
        missing = missing === 0 ? remainingBytes(part) : missing - part.length
        if (Number.isNaN(missing)) return socket.destroy(new Error(`Not the answer that was expected: ${part.toString('latin1', 0, 300)}`))
        if (missing > 0) return
        answered()
        sendNext()
      })
  })
}

function finish(socket: Socket, resolve: () => void): void {
  socket.removeAllListeners('end').once('close', () => resolve())
  socket.destroy()
}

/** Returns how many bytes of a response follow its first part; NaN unless it is a complete 200 header with a length. */
function remainingBytes(part: Buffer): number {
  const head = part.indexOf('\r\n\r\n')
  const text = part.toString('latin1', 0, head)
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
  return head < 0 || length === undefined || !text.startsWith('HTTP/1.1 200 ') ? Number.NaN : head + 4 + Number(length) - part.length
}
