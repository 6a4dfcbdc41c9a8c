import { minuteMilliseconds } from '../../../src/engine/rules/time/days.ts'
import { statePath } from '../../integrations/vendor-contract.ts'
import type { Brand } from '../brands/index.ts'
import { type DueBrandJobDeps, forEachDueBrand } from '../api-context/index.ts'
import { type BetDeps, findVendorContext } from './handle-vendor-call.ts'
import { callVendor, type VendorAccess } from './call-vendor.ts'
import { rollBackForPlatform } from './roll-back-bet.ts'
import { type BetRecord, createBetStore, listMerchantsWithOpenBets } from './store/bets.ts'
import { getVendorKeys } from '../vendors/index.ts'
import type { VendorContext } from './vendor-context.ts'

const batchSize = 100

type OpenBetDeps = BetDeps & DueBrandJobDeps<Brand>

/**
 * Queries the connected vendors of every brand about bets that have been open too long, least recently queried first. A
 * bet that its vendor does not know is rolled back. Returns the number of bets rolled back.
 */
export async function reconcileOpenBets(deps: OpenBetDeps): Promise<number> {
  const access = { keys: getVendorKeys(deps.secrets), outbound: deps.outbound, signal: deps.signal }
  let rolledBack = 0
  await forEachDueBrand(
    deps,
    listMerchantsWithOpenBets,
    (id) => `Vendors of ${id} could not be queried about open bets`,
    async (brand) => {
      for (const { vendor } of await createBetStore(deps.sites.tenant(brand)).countOpenByVendor()) {
        const context = await findVendorContext(deps, brand.config.merchant.code, vendor)
        if (context?.apiUrl === undefined) continue
        const placedBefore = new Date(Date.now() - context.policy.openBetCheckMinutes * minuteMilliseconds)
        for (const bet of await createBetStore(context.tenant).listOpen(vendor, placedBefore, batchSize)) {
          if (deps.signal?.aborted === true) return
          if (await reconcileBet(access, context, bet)) rolledBack += 1
        }
      }
    },
  )
  return rolledBack
}

/** Queries the vendor about a bet. Returns whether the bet was rolled back. */
async function reconcileBet(access: VendorAccess, context: VendorContext, bet: BetRecord): Promise<boolean> {
  await createBetStore(context.tenant).updateQueriedAt(bet.id)
  const response = await callVendor(access, context, statePath, bet)
  return response?.state === 'unknown' && rollBackForPlatform(context.tenant, bet)
}
