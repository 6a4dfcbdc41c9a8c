/** Bets for money with vendors of games: what vendors may ask, and what an operator sees of it. */

import type { Operator } from '../../integrations/vendor-contract.ts'
import { type BetDeps, findVendorContext } from './answer-vendor.ts'
import { vendorKeysOf } from './vendor-keys.ts'

export { answerVendor, type BetDeps } from './answer-vendor.ts'

/**
 * What a vendor is handed when the two agree: where the wallet is, a key for each brand, and what is open to everybody.
 */
export function operatorFor(deps: BetDeps, wallet: () => string): Operator {
  const { brands, catalogue, secrets } = deps
  return {
    wallet,
    keyOf: async (brand, vendor) => {
      const context = await findVendorContext(deps, brand, vendor)
      return context && vendorKeysOf(secrets).current(context.tenant, vendor)
    },
    game: (id) => (Object.hasOwn(catalogue.games, id) ? catalogue.games[id] : undefined),
    isSite: (host) => brands.byHost(host) !== undefined,
  }
}
