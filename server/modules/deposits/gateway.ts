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
  readonly self: () => string | undefined
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
  open(order: Omit<Order, 'notifyUrl'>, origin: string): Promise<string>
  list(merchant: string, which: { readonly order: string } | { readonly since: string }): Promise<readonly ListedOrder[]>
  /** The same gateway, with requests that end when the signal aborts. */
  until(signal: AbortSignal | undefined): Gateway
}

/** The gateway does not answer, or answers incorrectly. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
}

export const noticePath = '/_gateway/notice'
const maxMilliseconds = 10_000
const maxBytes = 20_000_000

export function openGateway(options: GatewayOptions, signal?: AbortSignal): Gateway {
  const { key, url, demoOrigin, self } = options
  const originOfPages = (): string => {
    const origin = url ?? demoOrigin?.()
    if (origin === undefined) throw new GatewayError('There is no payment gateway: GATEWAY_URL is not set.')
    return origin
  }
  const request = async <T>(method: 'GET' | 'POST', path: string, body = ''): Promise<T> => {
    const pages = originOfPages()
    const baseUrl = url ?? self()
    if (baseUrl === undefined) throw new GatewayError('The server is not listening yet.')
    const headers = {
      ...signMessage(key, { method, path, body }),
      ...(url === undefined && { host: new URL(pages).host }),
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
    open: async (order, brand) => {
      const notifyUrl = new URL(noticePath, url === undefined ? self() : brand).href
      const { payUrl } = await request<OpenedOrder>('POST', '/orders', JSON.stringify({ ...order, notifyUrl } satisfies Order))
      const page = new URL(payUrl, originOfPages())
      if (page.protocol !== 'https:' && page.protocol !== 'http:')
        throw new GatewayError(`The gateway returned a payment page with the protocol "${page.protocol}". Expected http: or https:.`)
      return page.href
    },
    until: (ending) => openGateway(options, ending),
    list: (merchant, which) => request('GET', `/orders?${new URLSearchParams({ merchant, ...which }).toString()}`),
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
    const sent = send(url, { method, headers, signal, timeout: maxMilliseconds }, (answer) => void readAnswer(answer).then(resolve, fail))
    sent.on('timeout', () => sent.destroy(new Error(`The gateway did not answer within ${String(maxMilliseconds)} ms.`)))
    sent.on('error', fail)
    sent.end(body)
  })
}

async function readAnswer(answer: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new Error(`The answer of the gateway is longer than ${String(maxBytes)} bytes.`)
    chunks.push(chunk)
  }
  if (answer.statusCode !== 200) throw new Error(`The gateway answered with the status ${String(answer.statusCode)}. Expected 200.`)
  return JSON.parse(Buffer.concat(chunks).toString())
}
