import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Port of this worker's server. Every Playwright worker has its own server. */
const port = Number(process.env['E2E_PORT']) + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)

/** Address and folders of this worker's server. */
export const testServer = {
  port,
  folder: join(tmpdir(), `livery-e2e-${String(port)}`),
  get dataDir(): string {
    return join(this.folder, 'data')
  },
  get merchantsDir(): string {
    return join(this.folder, 'merchants')
  },
  password: 'Fjordpassword1',
}

/** Returns the URL of a path on a brand's host. */
export const getBrandUrl = (brand: string, path = '/index'): string => `http://${brand}.localhost:${String(testServer.port)}${path}`

export interface HttpResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/**
 * Requests a path of a host from the server, outside any browser, since not every machine resolves subdomains of
 * localhost.
 */
export function fetchPath(host: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const clientRequest = request({ host: '127.0.0.1', port: testServer.port, path, headers: { ...headers, host } }, (response) => {
      let text = ''
      response
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    clientRequest.on('error', reject).end()
  })
}
