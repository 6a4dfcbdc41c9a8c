import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'

export interface MetricsServer {
  /** URL of the metrics, such as `http://127.0.0.1:9464/metrics`. */
  readonly address: string
  stop(): Promise<void>
}

/** Headers that browsers send with requests of a page, and scrapers never send. */
const browserHeaders = ['origin', 'sec-fetch-site', 'referer']

const isScrape = ({ method, url, headers }: IncomingMessage): boolean =>
  method === 'GET' && url === '/metrics' && browserHeaders.every((name) => headers[name] === undefined)

/** Serves `GET /metrics` on a separate port, so that it is not reachable under the domains of the brands. */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (!isScrape(request)) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found.')
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500, { 'content-type': 'text/plain' }).end('The metrics could not be read.'),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const listenAddress = server.address() as AddressInfo
  const urlHost = listenAddress.family === 'IPv6' ? `[${listenAddress.address}]` : listenAddress.address
  return {
    address: `http://${urlHost}:${String(listenAddress.port)}/metrics`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
