import type { BonusPage, RecordBonusesQuery } from '../../../src/generated/api.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { defaultPageSize } from './account-record.ts'
import type { RecordContext } from './record-context.ts'
import { type BonusRow, createBonusRecordStore } from './store/bonuses.ts'

/**
 * Returns a player's bonuses, newest first, with the required turnover of each and the turnover so far. The first page
 * includes the sums of all bonuses. A bonus past its end counts as expired, even if that is not recorded yet.
 */
export async function getBonuses({ tenant, site, account }: RecordContext, input: RecordBonusesQuery): Promise<BonusPage> {
  const { state, cursor, pageSize = defaultPageSize } = input
  const owner = { account, currency: site.currency }
  const bonuses = createBonusRecordStore(tenant)
  const rows = await bonuses.listPage(owner, { state, after: cursor, limit: pageSize + 1 })
  const page = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? page.at(-1) : undefined
  return {
    bonuses: page.map((row) => toBonusDto(row, site.exponent)),
    ...(last && { next: last.id }),
    ...(cursor === undefined && { sums: await sumBonuses(bonuses, owner, site.exponent) }),
  }
}

function toBonusDto(row: BonusRow, exponent: number): BonusPage['bonuses'][number] {
  const formatAmount = (minor: bigint): string => formatDecimal(minor, exponent)
  return {
    id: row.id,
    kind: row.kind as BonusPage['bonuses'][number]['kind'],
    state: row.state,
    amount: formatAmount(row.amount),
    turnoverNeeded: formatAmount(row.turnover_needed),
    turnoverDone: formatAmount(row.turnover_done),
    holdsWithdrawals: row.holds_withdrawals,
    createdAt: row.created_at.toISOString(),
    ...(row.ends_at && { endsAt: row.ends_at.toISOString() }),
    ...(row.closed_at && { closedAt: row.closed_at.toISOString() }),
  }
}

async function sumBonuses(
  bonuses: ReturnType<typeof createBonusRecordStore>,
  owner: { account: string; currency: string },
  exponent: number,
) {
  const { given, converted, open } = await bonuses.getSums(owner)
  return { given: formatDecimal(given, exponent), converted: formatDecimal(converted, exponent), open: Number(open) }
}
