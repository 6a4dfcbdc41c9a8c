import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { Tenant } from '../../database/tenant.ts'
import { ledgerOf } from './store/ledger.ts'

/**
 * Opens the house account of promotions. Transfers open a house account with its first entry; this one is used before
 * some and after others in a transaction.
 */
export async function seedHouseAccounts(trx: Tenant, { merchant: { currency } }: MerchantConfig): Promise<void> {
  await ledgerOf(trx).open([{ house: 'promotions' }], currency.code)
}
