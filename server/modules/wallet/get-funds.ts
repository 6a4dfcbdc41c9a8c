import type { Funds as FundsDto } from '../../../src/generated/api.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { createBonusStore } from './store/bonuses.ts'
import { createLedgerStore } from './store/ledger.ts'
import { getWithdrawable, isInPlay } from './withdrawable.ts'

/**
 * Returns all funds of a player by wallet, and the wagering requirements of the open bonuses. Includes the vendors that
 * have funds or to which money can be transferred.
 */
export async function getFunds(tenant: Tenant, site: SiteRecord, player: string): Promise<FundsDto> {
  const { currency, exponent, single_wallet: isSingle } = site
  const formatAmount = (amount: bigint): string => formatDecimal(amount, exponent)
  const [{ main, held, bonus, vendors }, openBonuses, { available: withdrawable, wageringLeft, bonusStaked }] = await Promise.all([
    createLedgerStore(tenant).getFunds(player, currency),
    createBonusStore(tenant).listOpen(player, currency),
    getWithdrawable(tenant, { account: player, currency }),
  ])
  const transferableVendors = isSingle ? [] : site.vendors.filter(({ enabled }) => enabled).map(({ vendor }) => vendor)
  const fundedVendors = [...vendors].filter(([, amount]) => amount > 0n).map(([vendor]) => vendor)
  const vendorCodes = [...new Set([...transferableVendors, ...fundedVendors])]
  return {
    currency,
    isSingle,
    sum: formatAmount([...vendors.values()].reduce((sum, amount) => sum + amount, main + held + bonus)),
    main: formatAmount(main),
    held: formatAmount(held),
    bonus: formatAmount(bonus),
    bonusStaked: formatAmount(bonusStaked),
    withdrawable: formatAmount(withdrawable),
    turnoverLeft: formatAmount(wageringLeft),
    vendors: vendorCodes.map((vendor) => ({ vassalage: vendor, balance: formatAmount(vendors.get(vendor) ?? 0n) })),
    bonuses: openBonuses
      .filter((openBonus) => isInPlay(openBonus))
      .map(({ id, kind, amount, balance, staked, turnover_needed, turnover_done, holds_withdrawals, created_at, ends_at }) => ({
        id,
        kind,
        amount: formatAmount(amount),
        balance: formatAmount(balance),
        staked: formatAmount(staked),
        turnoverNeeded: formatAmount(turnover_needed),
        turnoverDone: formatAmount(turnover_done),
        holdsWithdrawals: holds_withdrawals,
        givenAt: created_at.toISOString(),
        ...(ends_at === null ? {} : { endsAt: ends_at.toISOString() }),
      })),
  }
}
