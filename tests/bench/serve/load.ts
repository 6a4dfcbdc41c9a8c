import { connect, type Socket } from 'node:net'

export interface Load {
  readonly port: number
  /** The requests to send, over and over, as they go over the wire. */
  readonly requests: readonly Buffer[]
  readonly connections: number
  readonly milliseconds: number
}

/**
 * Answers a second. Each connection asks again as soon as its answer is complete. It reads no more of an answer than it
 * must to see its end, so that the server is what is measured, not who asks.
 * @throws Error for an answer other than 200, and where a connection ends early
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
      .once('end', () => reject(new Error('The server ended a connection.')))
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

/** How many bytes of an answer come after its first part; NaN where it is not a complete 200 with a length. */
function remainingBytes(part: Buffer): number {
  const head = part.indexOf('\r\n\r\n')
  const text = part.toString('latin1', 0, head)
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
  return head < 0 || length === undefined || !text.startsWith('HTTP/1.1 200 ') ? Number.NaN : head + 4 + Number(length) - part.length
}
