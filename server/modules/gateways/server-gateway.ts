import { type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { signMessage } from '../../integrations/sign-message.ts'
import { createGateway, type Gateway, GatewayError, maxResponseBytes, noticePath, timeoutMilliseconds } from './gateway.ts'

export interface GatewayOptions {
  /** Key shared with the gateway. */
  readonly key: Buffer
  /** URL of an external gateway, without a slash at its end. */
  readonly url: string | undefined
  /** Origin at which browsers reach the demo gateway, which this server hosts instead of an external one. */
  readonly demoOrigin: (() => string) | undefined
  /** Address that this server listens on; `undefined` before it listens. */
  readonly selfOrigin: () => string | undefined
}

/** The gateway in the server's settings, which serves every brand: an external gateway, or the demo gateway. */
export interface ServerGateway extends Gateway {
  readonly key: Buffer
  /** Whether a gateway is configured. If not, its channels are not offered, and its functions throw GatewayError. */
  readonly available: boolean
  /** The same gateway, with requests that are cancelled when the signal aborts. */
  withSignal(signal: AbortSignal | undefined): ServerGateway
}

export function createServerGateway(options: GatewayOptions, signal?: AbortSignal): ServerGateway {
  const { key, url, demoOrigin, selfOrigin } = options
  const pageBase = (): string => {
    const origin = url ?? demoOrigin?.()
    if (origin === undefined) throw new GatewayError('There is no payment gateway: GATEWAY_URL is not set.')
    return origin
  }
  const gateway = createGateway({
    metricsLabel: 'gateway',
    pageBase,
    notifyUrl: (brandOrigin) => new URL(noticePath, url === undefined ? selfOrigin() : brandOrigin).href,
    send: async (method, path, body) => {
      const pageOrigin = pageBase()
      const baseUrl = url ?? selfOrigin()
      if (baseUrl === undefined) throw new GatewayError('The server is not listening yet.')
      const target = new URL(`${baseUrl}${path}`)
      const headers = {
        ...signMessage(key, { method, path: `${target.pathname}${target.search}`, body }),
        ...(url === undefined && { host: new URL(pageOrigin).host }),
        ...(body !== '' && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
      }
      return sendRequest(target, { method, headers, body, signal })
    },
  })
  return {
    ...gateway,
    key,
    available: url !== undefined || demoOrigin !== undefined,
    withSignal: (abortSignal) => createServerGateway(options, abortSignal),
  }
}

interface GatewayRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly signal: AbortSignal | undefined
}

function sendRequest(url: URL, { method, headers, body, signal }: GatewayRequest): Promise<unknown> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => reject(new GatewayError('The gateway returned no valid response.', { cause: error }))
    const outgoing = send(
      url,
      { method, headers, signal, timeout: timeoutMilliseconds },
      (response) => void parseResponse(response).then(resolve, fail),
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error(`The gateway did not respond within ${String(timeoutMilliseconds)} ms.`)))
    outgoing.on('error', fail)
    outgoing.end(body)
  })
}

async function parseResponse(response: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxResponseBytes) throw new Error(`The response of the gateway is longer than ${String(maxResponseBytes)} bytes.`)
    chunks.push(chunk)
  }
  if (response.statusCode !== 200) throw new Error(`The gateway responded with status ${String(response.statusCode)}. Expected 200.`)
  return JSON.parse(Buffer.concat(chunks).toString())
}
