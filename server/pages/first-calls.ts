import { endpoints, type CallName } from '../../src/generated/endpoints.ts'
import type { ServedMerchant } from '../modules/brands/index.ts'

const addressOf = (call: CallName, query: Readonly<Record<string, string>>): string =>
  `${endpoints[call].path}?${new URLSearchParams(query).toString()}`

/**
 * URLs of the requests that the program makes before it renders, exactly as it writes them, so that it reuses the
 * page's preloads. A page that is not rendered for one host omits the request that names the host.
 */
export const firstCalls = ({ config }: ServedMerchant, host: string | undefined): readonly string[] => [
  ...(host === undefined ? [] : [addressOf('system.status', { url: host })]),
  addressOf('game.menus', { merchantCode: config.merchant.code }),
]
