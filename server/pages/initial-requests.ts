import { endpoints, type CallName } from '../../src/generated/endpoints.ts'
import type { ServedMerchant } from '../modules/brands/index.ts'

const urlOf = (call: CallName, query: Readonly<Record<string, string>>): string =>
  `${endpoints[call].path}?${new URLSearchParams(query).toString()}`

/**
 * URLs of the requests that the program makes before it renders, in exactly the same form, so that it reuses the
 * page's preloads. A page that is not rendered for one host omits the request that names the host.
 */
export const initialRequestUrls = ({ config }: ServedMerchant, host: string | undefined): readonly string[] => [
  ...(host === undefined ? [] : [urlOf('system.status', { url: host })]),
  urlOf('game.menus', { merchantCode: config.merchant.code }),
]
