import { request } from 'node:http'

interface RequestOptions {
  readonly port: number
  readonly host: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
}

interface FetchedPath {
  /** HTTP status code. */
  readonly status: number
  /** The body of the response. */
  readonly text: string
}

/**
 * Requests a path of a host from a server on this machine. The host is sent only as a header, because not every machine
 * resolves subdomains of localhost.
 */
export const fetchPath = ({ port, host, path, headers = {} }: RequestOptions): Promise<FetchedPath> =>
  new Promise((resolve, reject) => {
    const clientRequest = request({ host: '127.0.0.1', port, path, headers: { ...headers, host } }, (response) => {
      let text = ''
      response
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .on('end', () => resolve({ status: response.statusCode ?? 0, text }))
        .on('error', reject)
    })
    clientRequest.on('error', reject).end()
  })
