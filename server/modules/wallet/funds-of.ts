import type { Funds as FundsAnswer } from '../../../src/generated/api.ts'
import { writeDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { bonusesOf } from './store/bonuses.ts'
import { ledgerOf } from './store/ledger.ts'
import { getWithdrawable, isInPlay } from './withdrawable.ts'

/**
 * Returns all funds of a player by wallet, and the wagering requirements of the open bonuses. Includes the vendors that
 * have funds or to which money can be transferred.
 */
export async function fundsOf(tenant: Tenant, site: SiteRecord, player: string): Promise<FundsAnswer> {
  const { currency, exponent, single_wallet: isSingle } = site
  const decimal = (amount: bigint): string => writeDecimal(amount, exponent)
  const [{ main, held, bonus, vendors }, open, { now: withdrawable, wageringLeft, bonusStaked }] = await Promise.all([
    ledgerOf(tenant).funds(player, currency),
    bonusesOf(tenant).open(player, currency),
    getWithdrawable(tenant, { account: player, currency }),
  ])
  const offered = isSingle ? [] : site.vendors.filter(({ enabled }) => enabled).map(({ vendor }) => vendor)
  const filled = [...vendors].filter(([, amount]) => amount > 0n).map(([vendor]) => vendor)
  const codes = [...new Set([...offered, ...filled])]
  return {
    currency,
    isSingle,
    sum: decimal([...vendors.values()].reduce((sum, amount) => sum + amount, main + held + bonus)),
    main: decimal(main),
    held: decimal(held),
    bonus: decimal(bonus),
    bonusStaked: decimal(bonusStaked),
    withdrawable: decimal(withdrawable),
    turnoverLeft: decimal(wageringLeft),
    vendors: codes.map((vassalage) => ({ vassalage, balance: decimal(vendors.get(vassalage) ?? 0n) })),
    bonuses: open
      .filter((one) => isInPlay(one))
      .map(({ id, kind, amount, balance, staked, turnover_needed, turnover_done, holds_withdrawals, created_at, ends_at }) => ({
        id,
        kind,
        amount: decimal(amount),
        balance: decimal(balance),
        staked: decimal(staked),
        turnoverNeeded: decimal(turnover_needed),
        turnoverDone: decimal(turnover_done),
        holdsWithdrawals: holds_withdrawals,
        givenAt: created_at.toISOString(),
        ...(ends_at === null ? {} : { endsAt: ends_at.toISOString() }),
      })),
  }
}
