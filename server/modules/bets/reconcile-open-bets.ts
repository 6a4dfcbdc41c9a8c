import { minuteMilliseconds } from '../../../src/engine/rules/time/days.ts'
import { statePath } from '../../integrations/vendor-contract.ts'
import type { Brand } from '../brands/index.ts'
import { type DueBrandJobDeps, forEachDueBrand } from '../calls/index.ts'
import { type BetDeps, findVendorContext } from './answer-vendor.ts'
import { callVendor, type VendorAccess } from './call-vendor.ts'
import { returnBet } from './return-bet.ts'
import { type BetRecord, betsOf, merchantsWithOpenBets } from './store/bets.ts'
import { vendorKeysOf } from './vendor-keys.ts'
import type { VendorContext } from './vendor-context.ts'

const atOnce = 100

type OpenBetDeps = BetDeps & DueBrandJobDeps<Brand>

/**
 * Asks the vendors of every brand what became of bets that are open for too long, the longest not asked about first.
 * What a vendor does not know is given back. How many were.
 */
export async function reconcileOpenBets(deps: OpenBetDeps, vendorAddress: string): Promise<number> {
  const access = { keys: vendorKeysOf(deps.secrets), address: vendorAddress, signal: deps.signal }
  let returned = 0
  await forEachDueBrand(
    deps,
    merchantsWithOpenBets,
    (id) => `Vendors of ${id} could not be asked about open bets`,
    async (brand) => {
      for (const { vendor } of await betsOf(deps.sites.tenant(brand)).countOpen()) {
        const context = await findVendorContext(deps, brand.config.merchant.code, vendor)
        if (!context) continue
        const before = new Date(Date.now() - context.policy.patienceMinutes * minuteMilliseconds)
        for (const bet of await betsOf(context.tenant).open(vendor, before, atOnce)) {
          if (deps.signal?.aborted === true) return
          if (await reconcileBet(access, context, bet)) returned += 1
        }
      }
    },
  )
  return returned
}

async function reconcileBet(access: VendorAccess, context: VendorContext, bet: BetRecord): Promise<boolean> {
  await betsOf(context.tenant).updateQueriedAt(bet.id)
  const answer = await callVendor(access, context, statePath, bet)
  if (answer?.state !== 'unknown') return false
  const { account: player, round, transaction } = bet
  await returnBet(context, { transaction: `platform-${bet.id}`, player, round, bet: transaction })
  return true
}
