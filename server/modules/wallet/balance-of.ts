import type { Balance } from '../../../src/generated/api.ts'
import { writeDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { ledgerOf } from './store/ledger.ts'

/**
 * What a player has to play with: the main wallet, those at vendors and the bonus. What is held for a withdrawal is
 * none of it.
 */
export async function balanceOf(
  tenant: Tenant,
  { currency, exponent }: Pick<SiteRecord, 'currency' | 'exponent'>,
  player: string,
): Promise<Balance & { readonly currency: string }> {
  const { main, bonus, vendors } = await ledgerOf(tenant).funds(player, currency)
  const sum = [...vendors.values()].reduce((all, amount) => all + amount, main + bonus)
  return { sumBalance: writeDecimal(sum, exponent), currency }
}
