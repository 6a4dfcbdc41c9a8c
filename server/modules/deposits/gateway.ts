import { type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { ListedOrder, OpenedOrder, Order } from '../../integrations/gateway-contract.ts'
import { withOperation } from '../../telemetry/operations.ts'
import { signMessage } from '../../integrations/sign-message.ts'

export interface GatewayOptions {
  /** Key shared with the gateway. */
  readonly key: Buffer
  /** URL of an external gateway. */
  readonly url: string | undefined
  /** Origin at which browsers reach the demo gateway, which this server hosts instead of an external one. */
  readonly demoOrigin: (() => string) | undefined
  /** Address that this server listens on; `undefined` before it listens. */
  readonly selfOrigin: () => string | undefined
}

/** Client of the payment gateway. */
export interface Gateway {
  readonly key: Buffer
  /**
   * Whether a gateway is configured. Without one no gateway channel is offered, and the functions throw GatewayError.
   */
  readonly available: boolean
  /**
   * Opens an order, or returns the open one, as the URL where the payer pays. `origin` is the brand's origin in the
   * browser.
   */
  openOrder(order: Omit<Order, 'notifyUrl'>, origin: string): Promise<string>
  listOrders(merchant: string, filter: { readonly order: string } | { readonly since: string }): Promise<readonly ListedOrder[]>
  /** The same gateway, with requests that are cancelled when the signal aborts. */
  withSignal(signal: AbortSignal | undefined): Gateway
}

/** The gateway does not answer, or answers incorrectly. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
}

export const noticePath = '/_gateway/notice'
const timeoutMilliseconds = 10_000
const maxResponseBytes = 20_000_000

export function openGateway(options: GatewayOptions, signal?: AbortSignal): Gateway {
  const { key, url, demoOrigin, selfOrigin } = options
  const getPageOrigin = (): string => {
    const origin = url ?? demoOrigin?.()
    if (origin === undefined) throw new GatewayError('There is no payment gateway: GATEWAY_URL is not set.')
    return origin
  }
  const request = async <T>(method: 'GET' | 'POST', path: string, body = ''): Promise<T> => {
    const pageOrigin = getPageOrigin()
    const baseUrl = url ?? selfOrigin()
    if (baseUrl === undefined) throw new GatewayError('The server is not listening yet.')
    const headers = {
      ...signMessage(key, { method, path, body }),
      ...(url === undefined && { host: new URL(pageOrigin).host }),
      ...(body !== '' && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    }
    const name = `${method} ${path.replace(/\?.*/, '')}`
    return withOperation({ kind: 'gateway', party: 'gateway', name }, () =>
      exchange(new URL(path, baseUrl), { method, headers, body, signal }),
    ) as Promise<T>
  }
  return {
    key,
    available: url !== undefined || demoOrigin !== undefined,
    openOrder: async (order, brandOrigin) => {
      const notifyUrl = new URL(noticePath, url === undefined ? selfOrigin() : brandOrigin).href
      const { payUrl } = await request<OpenedOrder>('POST', '/orders', JSON.stringify({ ...order, notifyUrl } satisfies Order))
      const page = new URL(payUrl, getPageOrigin())
      if (page.protocol !== 'https:' && page.protocol !== 'http:')
        throw new GatewayError(`The gateway returned a payment page with the protocol "${page.protocol}". Expected http: or https:.`)
      return page.href
    },
    withSignal: (abortSignal) => openGateway(options, abortSignal),
    listOrders: (merchant, filter) => request('GET', `/orders?${new URLSearchParams({ merchant, ...filter }).toString()}`),
  }
}

interface ExchangeRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly signal: AbortSignal | undefined
}

function exchange(url: URL, { method, headers, body, signal }: ExchangeRequest): Promise<unknown> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => reject(new GatewayError('The gateway did not answer.', { cause: error }))
    const outgoing = send(
      url,
      { method, headers, signal, timeout: timeoutMilliseconds },
      (response) => void parseResponse(response).then(resolve, fail),
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error(`The gateway did not answer within ${String(timeoutMilliseconds)} ms.`)))
    outgoing.on('error', fail)
    outgoing.end(body)
  })
}

async function parseResponse(answer: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxResponseBytes) throw new Error(`The answer of the gateway is longer than ${String(maxResponseBytes)} bytes.`)
    chunks.push(chunk)
  }
  if (answer.statusCode !== 200) throw new Error(`The gateway answered with the status ${String(answer.statusCode)}. Expected 200.`)
  return JSON.parse(Buffer.concat(chunks).toString())
}
