import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * `pass` forwards requests. `drop-request` closes the connection of the client instead, `drop-response` closes it after
 * the server has answered.
 */
export type FaultMode = 'pass' | 'drop-request' | 'drop-response'

/** A proxy in front of a local server that can drop requests and responses. */
export interface FaultProxy {
  readonly address: string
  /** Sets the mode for requests whose path ends with the suffix, by default all of them. Others are forwarded. */
  setFaultMode(mode: FaultMode, pathSuffix?: string): void
  close(): Promise<void>
}

export async function startFaultProxy(port: number): Promise<FaultProxy> {
  let state: { readonly mode: FaultMode; readonly pathSuffix: string } = { mode: 'pass', pathSuffix: '' }
  const server = createServer((incoming, outgoing) => {
    const { mode, pathSuffix } = state
    const isDropped = mode !== 'pass' && incoming.url?.endsWith(pathSuffix) === true
    if (isDropped && mode === 'drop-request') return void incoming.socket.destroy()
    const { method, url, headers } = incoming
    const proxyRequest = request({ host: '127.0.0.1', port, method, path: url, headers }, (response) => {
      response.on('end', () => isDropped && incoming.socket.destroy())
      if (isDropped) return void response.resume()
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    incoming.pipe(proxyRequest)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    setFaultMode: (mode, pathSuffix = '') => void (state = { mode, pathSuffix }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
