import type { ProfitReport, RecordProfitQuery } from '../../../src/generated/api.ts'
import { writeDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { purposesOf } from '../wallet/index.ts'
import type { RecordContext } from './record-context.ts'
import { daysOf } from './record-days.ts'
import { movementsOf } from './store/movements.ts'
import { playDaysOf, type SettledSums } from './store/play-days.ts'

/**
 * Returns a player's wins and losses: settled bets and bonuses, by day and by vendor. Days without either are left out.
 * @throws CallError fields_invalid
 */
export async function profitReport({ tenant, site, timeZone, account }: RecordContext, input: RecordProfitQuery): Promise<ProfitReport> {
  const { firstDay, lastDay } = daysOf(input, timeZone)
  const scope = { account, currency: site.currency, firstDay, lastDay }
  const play = playDaysOf(tenant)
  const [days, vendors, gifts, sums] = await Promise.all([
    play.byDay(scope),
    play.byVendor(scope),
    movementsOf(tenant).given({ ...scope, purposes: purposesOf('bonus') }),
    movementsOf(tenant).sums(scope),
  ])
  const decimal = (minor: bigint): string => writeDecimal(minor, site.exponent)
  const toTotalsDto = ({ stake, win }: Pick<SettledSums, 'stake' | 'win'>, bonus = 0n) => ({
    stake: decimal(stake),
    win: decimal(win),
    bonus: decimal(bonus),
    result: decimal(win + bonus - stake),
  })
  const given = new Map(gifts.map(({ day, amount }) => [day, amount]))
  const played = new Map(days.map((one) => [one.day, one]))
  const total = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n)
  const moved = new Set<string>(purposesOf('moved'))
  const moves = sums.filter(({ purpose }) => moved.has(purpose))
  return {
    firstDay,
    lastDay,
    days: [...new Set([...played.keys(), ...given.keys()])]
      .toSorted()
      .map((day) => ({ day, ...toTotalsDto(played.get(day) ?? { stake: 0n, win: 0n }, given.get(day)) })),
    vendors: vendors.map((one) => ({ vendor: one.vendor, category: one.category, bets: Number(one.settled), ...toTotalsDto(one) })),
    sums: {
      ...toTotalsDto(
        { stake: total(days.map(({ stake }) => stake)), win: total(days.map(({ win }) => win)) },
        total(gifts.map(({ amount }) => amount)),
      ),
      bets: Number(total(days.map(({ settled }) => settled))),
      moneyIn: decimal(total(moves.map(({ credited }) => credited))),
      moneyOut: decimal(total(moves.map(({ debited }) => debited))),
    },
  }
}
