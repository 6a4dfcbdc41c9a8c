import type { ProfitReport, RecordProfitQuery } from '../../../src/generated/api.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { listPurposes } from '../wallet/index.ts'
import type { RecordContext } from './record-context.ts'
import { parseRecordDays } from './record-days.ts'
import { createMovementStore } from './store/movements.ts'
import { createPlayDayStore, type SettledSums } from './store/play-days.ts'

/**
 * Returns a player's wins and losses: settled bets and bonuses by day, settled bets by vendor and category, and the
 * sums of the date range, including money in and out. Days without settled bets and bonuses are left out.
 * @throws ApiError fields_invalid
 */
export async function getProfitReport({ tenant, site, timeZone, account }: RecordContext, input: RecordProfitQuery): Promise<ProfitReport> {
  const { firstDay, lastDay } = parseRecordDays(input, timeZone)
  const scope = { account, currency: site.currency, firstDay, lastDay }
  const playDays = createPlayDayStore(tenant)
  const [days, vendors, dailyBonuses, sums] = await Promise.all([
    playDays.sumSettledByDay(scope),
    playDays.sumSettledByVendor(scope),
    createMovementStore(tenant).listNetAmountsByDay({ ...scope, purposes: listPurposes('bonus') }),
    createMovementStore(tenant).sumByPurpose(scope),
  ])
  const formatAmount = (minor: bigint): string => formatDecimal(minor, site.exponent)
  const toTotalsDto = ({ stake, win }: Pick<SettledSums, 'stake' | 'win'>, bonus = 0n) => ({
    stake: formatAmount(stake),
    win: formatAmount(win),
    bonus: formatAmount(bonus),
    result: formatAmount(win + bonus - stake),
  })
  const bonusByDay = new Map(dailyBonuses.map(({ day, amount }) => [day, amount]))
  const totalsByDay = new Map(days.map((dayTotals) => [dayTotals.day, dayTotals]))
  const sumAmounts = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n)
  const cashflowPurposes = new Set<string>(listPurposes('cashflow'))
  const cashflowSums = sums.filter(({ purpose }) => cashflowPurposes.has(purpose))
  return {
    firstDay,
    lastDay,
    days: [...new Set([...totalsByDay.keys(), ...bonusByDay.keys()])]
      .toSorted()
      .map((day) => ({ day, ...toTotalsDto(totalsByDay.get(day) ?? { stake: 0n, win: 0n }, bonusByDay.get(day)) })),
    vendors: vendors.map((vendorTotals) => ({
      vendor: vendorTotals.vendor,
      category: vendorTotals.category,
      bets: Number(vendorTotals.settled),
      ...toTotalsDto(vendorTotals),
    })),
    sums: {
      ...toTotalsDto(
        { stake: sumAmounts(days.map(({ stake }) => stake)), win: sumAmounts(days.map(({ win }) => win)) },
        sumAmounts(dailyBonuses.map(({ amount }) => amount)),
      ),
      bets: Number(sumAmounts(days.map(({ settled }) => settled))),
      moneyIn: formatAmount(sumAmounts(cashflowSums.map(({ credited }) => credited))),
      moneyOut: formatAmount(sumAmounts(cashflowSums.map(({ debited }) => debited))),
    },
  }
}
