import type { BetPage, RecordBetsQuery } from '../../../src/generated/api.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { getGameName } from '../games/index.ts'
import { defaultPageSize } from './account-record.ts'
import type { RecordContext } from './record-context.ts'
import { parseRecordDays } from './record-days.ts'
import { type BetRow, createBetRecordStore } from './store/bet-records.ts'
import { type PlaySumsByVendor, createPlayDayStore } from './store/play-days.ts'

/**
 * Returns a player's bets, newest first. The first page includes the sums of the date range, and the vendors and
 * categories that it can be filtered by.
 * @throws ApiError fields_invalid
 */
export async function getBets(context: RecordContext, input: RecordBetsQuery): Promise<BetPage> {
  const { tenant, site, timeZone, account } = context
  const { vendor, category, state, cursor, pageSize = defaultPageSize } = input
  const { firstDay, lastDay, from, to } = parseRecordDays(input, timeZone)
  const { currency } = site
  const rows = await createBetRecordStore(tenant).listPage({ account, currency, from, to, vendor, category, state }, cursor, pageSize + 1)
  const page = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? page.at(-1) : undefined
  const placedSums = cursor === undefined ? await createPlayDayStore(tenant).sumPlaced({ account, currency, firstDay, lastDay }) : undefined
  return {
    firstDay,
    lastDay,
    bets: page.map((row) => toBetDto(row, context)),
    ...(last && { next: last.id }),
    ...(placedSums && {
      sums: sumBets(placedSums, input, site.exponent),
      played: placedSums.map(({ vendor: playedVendor, category: playedCategory }) => ({ vendor: playedVendor, category: playedCategory })),
    }),
  }
}

function toBetDto(row: BetRow, { catalogue, language, site: { exponent } }: RecordContext): BetPage['bets'][number] {
  const { id, vendor, game, category, round, stake, bonus_stake: bonus, win, state, placed_at: placedAt, settled_at: settledAt } = row
  return {
    id,
    vendor,
    category,
    game: getGameName(catalogue, game, language),
    round,
    stake: formatDecimal(stake, exponent),
    ...(bonus > 0n && { bonusStake: formatDecimal(bonus, exponent) }),
    win: formatDecimal(win, exponent),
    result: formatDecimal(state === 'settled' ? win - stake : 0n, exponent),
    state,
    placedAt: placedAt.toISOString(),
    ...(settledAt && { settledAt: settledAt.toISOString() }),
  }
}

/**
 * Sums the bets, stakes and wins that match the filters. Open and rolled-back stakes do not count towards the result.
 * Without a state filter, the stake is without rolled-back stakes, but the number of bets includes rolled-back bets.
 */
function sumBets(
  placedSums: readonly PlaySumsByVendor[],
  { vendor, category, state }: RecordBetsQuery,
  exponent: number,
): NonNullable<BetPage['sums']> {
  const included = placedSums.filter((sums) => (vendor ?? sums.vendor) === sums.vendor && (category ?? sums.category) === sums.category)
  const sumValues = (getValue: (sums: PlaySumsByVendor) => bigint): bigint => included.reduce((total, sums) => total + getValue(sums), 0n)
  const includesSettled = state === undefined || state === 'settled'
  const wins = includesSettled ? sumValues((sums) => sums.ended_win) : 0n
  const settledStakes = includesSettled ? sumValues((sums) => sums.ended_stake) : 0n
  const getBetCount = {
    all: (sums: PlaySumsByVendor) => sums.placed,
    open: (sums: PlaySumsByVendor) => sums.placed - sums.ended - sums.returned,
    settled: (sums: PlaySumsByVendor) => sums.ended,
    'rolled-back': (sums: PlaySumsByVendor) => sums.returned,
  }[state ?? 'all']
  const getStake = {
    all: (sums: PlaySumsByVendor) => sums.placed_stake - sums.returned_stake,
    open: (sums: PlaySumsByVendor) => sums.placed_stake - sums.ended_stake - sums.returned_stake,
    settled: (sums: PlaySumsByVendor) => sums.ended_stake,
    'rolled-back': (sums: PlaySumsByVendor) => sums.returned_stake,
  }[state ?? 'all']
  return {
    bets: Number(sumValues(getBetCount)),
    stake: formatDecimal(sumValues(getStake), exponent),
    win: formatDecimal(wins, exponent),
    result: formatDecimal(wins - settledStakes, exponent),
  }
}
