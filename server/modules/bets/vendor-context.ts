import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Brand } from '../brands/index.ts'
import type { Catalogue, VendorPolicy } from '../games/index.ts'
import { ledgerOf, playWallet, type Stakeholder } from '../wallet/index.ts'
import type { CallName } from './store/calls.ts'

/** One vendor at one brand. */
export interface VendorContext {
  readonly tenant: Tenant
  readonly brand: Brand
  readonly site: SiteRecord
  readonly catalogue: Catalogue
  /** The vendor's code. */
  readonly vendor: string
  readonly policy: VendorPolicy
}

/** The account of the house that stakes go to and wins come from. */
export const houseAccountOf = (vendor: string): string => `vendor/${vendor}`

/** Who plays with a vendor, and from which wallet. */
export const holderOf = ({ site, vendor }: Pick<VendorContext, 'site' | 'vendor'>, account: string): Stakeholder => ({
  account,
  currency: site.currency,
  wallet: playWallet(site, vendor),
})

/** What a player can stake: the wallet that the vendor plays from, and the bonus. */
export async function playableOf(tenant: Tenant, { account, currency, wallet }: Stakeholder): Promise<string> {
  const { main, bonus, vendors } = await ledgerOf(tenant).funds(account, currency)
  return ((wallet === 'main' ? main : (vendors.get(wallet.slice('vendor/'.length)) ?? 0n)) + bonus).toString()
}

/** The name of a movement, by what the vendor's ids are one of a kind in. */
export function callName(
  { vendor, policy }: Pick<VendorContext, 'vendor' | 'policy'>,
  kind: CallName['kind'],
  transaction: string,
  { player, round }: { readonly player: string; readonly round: string },
): CallName {
  const scope = { vendor: '', player, round: `${player}/${round}` }[policy.ids]
  return { vendor, kind, scope, transaction }
}
