import type { ListedOrder, OpenedOrder, Order } from '../../integrations/gateway-contract.ts'
import { withOperation } from '../../telemetry/operations.ts'

/** Client of a payment gateway. */
export interface Gateway {
  /**
   * Opens an order, or finds the one that is already open, and returns the URL of its payment page. `origin` is the
   * brand's origin in the browser.
   * @throws GatewayError
   */
  openOrder(order: Omit<Order, 'notifyUrl'>, origin: string): Promise<string>
  /** @throws GatewayError */
  listOrders(merchant: string, filter: { readonly order: string } | { readonly since: string }): Promise<readonly ListedOrder[]>
}

/** Thrown if the gateway is not configured, does not respond, or returns an invalid response. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
}

/**
 * Path of the payment notices of the server's gateway. Those of a brand's gateway have `/<merchant>/<gateway>`
 * appended.
 */
export const noticePath = '/_gateway/notice'
export const timeoutMilliseconds = 10_000
export const maxResponseBytes = 20_000_000

/** Connection to a gateway. */
export interface Transport {
  /** Name of the gateway in metrics. */
  readonly party: string
  /**
   * Returns the base of relative URLs of payment pages.
   * @throws GatewayError if no gateway is configured
   */
  pageBase(): string
  /** Returns the URL to which the gateway sends notices of an order. */
  notifyUrl(brandOrigin: string): string
  /**
   * Sends a signed request and returns the parsed response.
   * @throws GatewayError
   */
  send(method: 'GET' | 'POST', path: string, body: string): Promise<unknown>
}

/** Creates the client of a gateway from its transport. */
export function createGateway({ party, pageBase, notifyUrl, send }: Transport): Gateway {
  const request = <T>(method: 'GET' | 'POST', path: string, body = ''): Promise<T> =>
    withOperation({ kind: 'gateway', party, name: `${method} ${path.replace(/\?.*/, '')}` }, () => send(method, path, body)) as Promise<T>
  return {
    openOrder: async (order, brandOrigin) => {
      const body = JSON.stringify({ ...order, notifyUrl: notifyUrl(brandOrigin) } satisfies Order)
      const { payUrl } = await request<OpenedOrder>('POST', '/orders', body)
      return parsePayUrl(payUrl, pageBase())
    },
    listOrders: (merchant, filter) => request('GET', `/orders?${new URLSearchParams({ merchant, ...filter }).toString()}`),
  }
}

function parsePayUrl(payUrl: string, base: string): string {
  if (!URL.canParse(payUrl, base)) throw new GatewayError('The gateway returned no valid payment page.')
  const page = new URL(payUrl, base)
  if (page.protocol !== 'https:' && page.protocol !== 'http:')
    throw new GatewayError(`The gateway returned a payment page with the protocol "${page.protocol}". Expected http: or https:.`)
  return page.href
}
