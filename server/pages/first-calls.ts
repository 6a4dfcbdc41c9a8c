import { endpoints, type CallName } from '../../src/generated/endpoints.ts'
import type { ServedMerchant } from '../modules/brands/index.ts'

const addressOf = (call: CallName, query: Readonly<Record<string, string>>): string =>
  `${endpoints[call].path}?${new URLSearchParams(query).toString()}`

/**
 * The addresses of the calls that the program makes before it renders anything, as it will write them: what the page
 * asks for ahead is used by the call itself. A page that is written for no host in particular leaves out the call that
 * names it.
 */
export const firstCalls = ({ config }: ServedMerchant, host: string | undefined): readonly string[] => [
  ...(host === undefined ? [] : [addressOf('system.status', { url: host })]),
  addressOf('game.menus', { merchantCode: config.merchant.code }),
]
