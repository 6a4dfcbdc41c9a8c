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
  /**
   * Lists a merchant's orders with their payments: one order, or all since a time (ISO 8601).
   * @throws GatewayError
   */
  listOrders(merchant: string, filter: { readonly order: string } | { readonly since: string }): Promise<readonly ListedOrder[]>
}

/** Thrown if the gateway or its key is missing, it does not respond, or its response is an error or invalid. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
}

/**
 * Path to which the server's gateway sends payment notices. For a brand's own gateway, `/<merchant>/<gateway>` is
 * appended.
 */
export const noticePath = '/_gateway/notice'
export const timeoutMilliseconds = 10_000
export const maxResponseBytes = 20_000_000

/** Connection to a gateway. */
export interface Transport {
  /** Name of the gateway in metrics. */
  readonly metricsLabel: string
  /**
   * Returns the base URL of payment pages whose URLs are relative.
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
export function createGateway({ metricsLabel, pageBase, notifyUrl, send }: Transport): Gateway {
  const request = <T>(method: 'GET' | 'POST', path: string, body = ''): Promise<T> =>
    withOperation({ kind: 'gateway', party: metricsLabel, name: `${method} ${path.replace(/\?.*/, '')}` }, () =>
      send(method, path, body),
    ) as Promise<T>
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
