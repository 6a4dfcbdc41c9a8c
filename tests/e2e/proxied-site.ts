import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { openMerchants } from '../../server/modules/brands/index.ts'
import { serveBrands } from '../../server/pages/index.ts'
import { testServer } from './fixtures.ts'

/** Creates a page server for the builds below `dist`, without listening on a port. */
export async function createPageServer(dist: string, assetsOrigin?: string): Promise<FastifyInstance> {
  const merchants = await openMerchants(testServer.merchantsDir, { log: () => undefined, watch: false, assetsOrigin })
  const app = Fastify()
  app.addHook('onClose', () => merchants.close())
  await serveBrands(app, { merchants, dist, assetsOrigin })
  await app.ready()
  return app
}

/**
 * HTTP server that proxies requests for the API, the catalogue and shared art to the test server, and passes all others
 * to a page server, which can be replaced.
 */
export class ProxiedSite {
  pageServer: FastifyInstance | undefined
  readonly #server: Server = createServer((incoming, outgoing) => {
    if (!/^\/(wps|lgw|lotto|_livery\/(art|catalogue))/.test(incoming.url ?? '')) return void this.pageServer?.routing(incoming, outgoing)
    const { hostname } = new URL(`http://${incoming.headers.host ?? ''}`)
    const headers = { ...incoming.headers, host: `${hostname}:${String(testServer.port)}` }
    const proxyRequest = request(
      { host: '127.0.0.1', port: testServer.port, path: incoming.url, method: incoming.method, headers },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(outgoing)
      },
    )
    incoming.pipe(proxyRequest)
  })

  /** Listens on a free port of this machine, and returns it. */
  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return (this.#server.address() as AddressInfo).port
  }

  async close(): Promise<void> {
    this.#server.close()
    this.#server.closeAllConnections()
    await this.pageServer?.close()
  }
}
