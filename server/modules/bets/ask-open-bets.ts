import { minuteMilliseconds } from '../../../src/engine/rules/time/days.ts'
import { statePath } from '../../integrations/vendor-contract.ts'
import type { Brand } from '../brands/index.ts'
import { type DueBrandsAtWork, forEachBrandDue } from '../calls/index.ts'
import { type BetParts, placeOf } from './answer-vendor.ts'
import { askVendor, type VendorAccess } from './ask-vendor.ts'
import { returnBet } from './return-bet.ts'
import { type BetRecord, betsOf, merchantsWithOpenBets } from './store/bets.ts'
import { vendorKeysOf } from './vendor-keys.ts'
import type { VendorPlace } from './vendor-place.ts'

const atOnce = 100

type AskParts = BetParts & DueBrandsAtWork<Brand>

/**
 * Asks the vendors of every brand what became of bets that are open for too long, the longest not asked about first.
 * What a vendor does not know is given back. How many were.
 */
export async function askOpenBets(parts: AskParts, vendorAddress: string): Promise<number> {
  const access = { keys: vendorKeysOf(parts.secrets), address: vendorAddress, signal: parts.signal }
  let returned = 0
  await forEachBrandDue(
    parts,
    merchantsWithOpenBets,
    (id) => `Vendors of ${id} could not be asked about open bets`,
    async (brand) => {
      for (const { vendor } of await betsOf(parts.sites.tenant(brand)).countOpen()) {
        const place = await placeOf(parts, brand.config.merchant.code, vendor)
        if (!place) continue
        const before = new Date(Date.now() - place.policy.patienceMinutes * minuteMilliseconds)
        for (const bet of await betsOf(place.tenant).open(vendor, before, atOnce)) {
          if (parts.signal?.aborted === true) return
          if (await askAndReturn(access, place, bet)) returned += 1
        }
      }
    },
  )
  return returned
}

async function askAndReturn(access: VendorAccess, place: VendorPlace, bet: BetRecord): Promise<boolean> {
  await betsOf(place.tenant).noteAsked(bet.id)
  const answer = await askVendor(access, place, statePath, bet)
  if (answer?.state !== 'unknown') return false
  const { account: player, round, transaction } = bet
  await returnBet(place, { transaction: `platform-${bet.id}`, player, round, bet: transaction })
  return true
}
