import { endpoints, type EndpointName } from '../../src/generated/endpoints.ts'
import type { ServedMerchant } from '../modules/brands/index.ts'

const getRequestUrl = (endpoint: EndpointName, query: Readonly<Record<string, string>>): string =>
  `${endpoints[endpoint].path}?${new URLSearchParams(query).toString()}`

/**
 * Returns the URLs that the browser app requests before its first render, for preloading. They must equal the requested
 * URLs exactly, or the preloads are not used. Without a host, for a page that is the same on all hosts, the request
 * with the host is omitted.
 */
export const listInitialRequestUrls = ({ config }: ServedMerchant, host: string | undefined): readonly string[] => [
  ...(host === undefined ? [] : [getRequestUrl('system.status', { url: host })]),
  getRequestUrl('game.menus', { merchantCode: config.merchant.code }),
]
