import { connect as connectHttp2 } from 'node:http2'
import { request } from 'node:https'
import { connect as connectTls } from 'node:tls'
import type { HttpResponse } from '../platform/call-server.ts'

export interface TlsRequest {
  readonly port: number
  /** Certificate of the authority that signed the proxy's certificate. */
  readonly caCertificate: Buffer
  /** Server name in the TLS handshake, and the `Host` header unless `hostHeader` is set. */
  readonly host: string
  /** `Host` header, if it differs from the server name. */
  readonly hostHeader?: string
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Source address of the connection. */
  readonly localAddress?: string
}

export interface TlsResponse extends Pick<HttpResponse, 'status' | 'headers'> {
  readonly bytes: Buffer
}

/** Sends a request to a proxy on this machine over TLS and HTTP/1.1. Rejects if the certificate is not for the host. */
export function sendTls({
  port,
  caCertificate,
  host,
  hostHeader,
  path,
  method = 'GET',
  headers,
  body,
  localAddress,
}: TlsRequest): Promise<TlsResponse> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, servername: host, ca: caCertificate, method, path, agent: false }
    const clientRequest = request(
      { ...options, headers: { host: hostHeader ?? host, ...headers }, ...(localAddress !== undefined && { localAddress }) },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }))
      },
    )
    clientRequest.on('error', reject)
    clientRequest.end(body)
  })
}

/** Sends a request over HTTP/2, as negotiated in the TLS handshake, and resolves to its status. */
export function fetchStatusOverHttp2({ port, caCertificate, host, path }: TlsRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const session = connectHttp2(`https://${host}:${String(port)}`, {
      createConnection: () => connectTls({ host: '127.0.0.1', port, servername: host, ca: caCertificate, ALPNProtocols: ['h2'] }),
    })
    session.on('error', reject)
    const stream = session.request({ ':path': path })
    stream.on('response', (headers) => {
      resolve(Number(headers[':status']))
      session.destroy()
    })
    stream.on('error', reject)
    stream.end()
  })
}
