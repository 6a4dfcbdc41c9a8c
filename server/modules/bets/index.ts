/** Bets with game vendors: the wallet API that vendors call, and the commands for operators. */

import type { OperatorConfig } from '../../integrations/vendor-contract.ts'
import { type BetDeps, findVendorContext } from './handle-vendor-call.ts'
import { getVendorKeys } from '../vendors/index.ts'

export { type BetDeps, handleVendorCall } from './handle-vendor-call.ts'
export { isWalletCall } from './parse-call.ts'

/**
 * Creates the operator's side of the vendor contract: the URL of the wallet API, the signing key for a brand and
 * vendor, the platform's games, and whether a host serves a brand.
 */
export function createOperatorForVendors(deps: BetDeps, walletUrl: () => string): OperatorConfig {
  const { brands, catalogue, secrets } = deps
  return {
    walletUrl,
    findKey: async (brand, vendor) => {
      const context = await findVendorContext(deps, brand, vendor)
      return context && getVendorKeys(secrets).getCurrentKey(context.tenant, vendor)
    },
    game: (id) => (Object.hasOwn(catalogue.games, id) ? catalogue.games[id] : undefined),
    isSite: (host) => brands.byHost(host) !== undefined,
  }
}
