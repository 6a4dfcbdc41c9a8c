import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The fate of the next requests: passed on, lost on the way to the server, or answered with a response that is lost.
 */
export type Line = 'whole' | 'deaf' | 'mute'

/** A proxy to a local server that can lose requests and responses. */
export interface LossyLine {
  readonly address: string
  /** Sets the mode of requests whose path ends with the suffix; all others are passed on. */
  set(line: Line, end?: string): void
  close(): Promise<void>
}

export async function openLossyLine(port: number): Promise<LossyLine> {
  let state: { readonly line: Line; readonly end: string } = { line: 'whole', end: '' }
  const server = createServer((incoming, outgoing) => {
    const { line, end } = state
    const lost = line !== 'whole' && incoming.url?.endsWith(end) === true
    if (lost && line === 'deaf') return void incoming.socket.destroy()
    const { method, url, headers } = incoming
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      answer.on('end', () => lost && incoming.socket.destroy())
      if (lost) return void answer.resume()
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    set: (line, end = '') => void (state = { line, end }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
