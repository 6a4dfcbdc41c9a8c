import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Brand } from '../brands/index.ts'
import { getBrandCatalogue, type Catalogue, type VendorPolicy } from '../games/index.ts'
import { createLedgerStore, getBetWallet, type BetWallet } from '../wallet/index.ts'
import type { TransactionKey } from './store/calls.ts'

/** One vendor at one brand. */
export interface VendorContext {
  readonly tenant: Tenant
  readonly brand: Brand
  readonly site: SiteRecord
  /** The catalogue of the brand. */
  readonly catalogue: Catalogue
  /** The vendor's code. */
  readonly vendor: string
  readonly policy: VendorPolicy
  /** Base URL of the vendor's API; `undefined` if it is not connected. */
  readonly apiUrl: string | undefined
}

/**
 * Returns the context of a vendor at a brand; `undefined` if the brand's catalogue does not have it. The `catalogue`
 * that is passed in is the platform's.
 */
export function resolveVendorContext(
  { tenant, brand, site, catalogue: platformCatalogue }: Pick<VendorContext, 'tenant' | 'brand' | 'site' | 'catalogue'>,
  vendor: string,
): VendorContext | undefined {
  const catalogue = getBrandCatalogue(platformCatalogue, site)
  const vendorEntry = Object.hasOwn(catalogue.vendors, vendor) ? catalogue.vendors[vendor] : undefined
  return vendorEntry && { tenant, brand, site, catalogue, vendor, policy: vendorEntry.policy, apiUrl: vendorEntry.apiUrl() }
}

/** Returns the house account that stakes go to and wins come from. */
export const getHouseAccount = (vendor: string): string => `vendor/${vendor}`

/** Returns the wallet that an account plays from at a vendor. */
export const getPlayerWallet = ({ site, vendor }: Pick<VendorContext, 'site' | 'vendor'>, account: string): BetWallet => ({
  account,
  currency: site.currency,
  wallet: getBetWallet(site, vendor),
})

/** Returns a player's balance in the wallet that bets are paid from, plus the bonus balance, as text in minor units. */
export async function getAvailableBalance(tenant: Tenant, { account, currency, wallet }: BetWallet): Promise<string> {
  const { main, bonus, vendors } = await createLedgerStore(tenant).getFunds(account, currency)
  return ((wallet === 'main' ? main : (vendors.get(wallet.slice('vendor/'.length)) ?? 0n)) + bonus).toString()
}

/** Creates the idempotency key of a wallet transaction, in the scope in which the vendor's ids are unique. */
export function createTransactionKey(
  { vendor, policy }: Pick<VendorContext, 'vendor' | 'policy'>,
  kind: TransactionKey['kind'],
  transaction: string,
  { player, round }: { readonly player: string; readonly round: string },
): TransactionKey {
  const scope = { vendor: '', player, round: `${player}/${round}` }[policy.transactionIdScope]
  return { vendor, kind, scope, transaction }
}
