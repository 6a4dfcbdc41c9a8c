import type { Balance } from '../../../src/generated/api.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { createLedgerStore } from './store/ledger.ts'

/**
 * Returns a player's balance for play: the main wallet, the vendors' wallets and the bonus. Money held for withdrawals
 * is excluded.
 */
export async function getBalance(
  tenant: Tenant,
  { currency, exponent }: Pick<SiteRecord, 'currency' | 'exponent'>,
  player: string,
): Promise<Balance & { readonly currency: string }> {
  const { main, bonus, vendors } = await createLedgerStore(tenant).getFunds(player, currency)
  const sum = [...vendors.values()].reduce((total, amount) => total + amount, main + bonus)
  return { sumBalance: formatDecimal(sum, exponent), currency }
}
