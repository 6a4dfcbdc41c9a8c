import { sql } from 'kysely'
import type { BonusState } from '../../../database/columns.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** A bonus. Amounts and turnovers are minor units. */
export interface BonusRow {
  readonly id: string
  readonly kind: string
  readonly state: BonusState
  readonly amount: bigint
  readonly turnover_needed: bigint
  readonly turnover_done: bigint
  readonly holds_withdrawals: boolean
  readonly created_at: Date
  readonly ends_at: Date | null
  readonly closed_at: Date | null
}

interface BonusOwner {
  readonly account: string
  readonly currency: string
}

interface BonusPageQuery {
  readonly state: BonusState | undefined
  readonly after: string | undefined
  readonly limit: number
}

/** The state as of now: an expired bonus is closed only when its owner plays next, or by the clean-up job. */
const currentState = sql<BonusState>`case when state = 'open' and ends_at <= now() then 'expired' else state end`

export const createBonusRecordStore = ({ code: merchant, db }: Tenant) => ({
  /** Lists bonuses, newest first, after the cursor `after`. */
  listPage: async ({ account, currency }: BonusOwner, { state, after, limit }: BonusPageQuery): Promise<readonly BonusRow[]> => {
    const afterCondition =
      after === undefined
        ? sql``
        : sql`and (created_at, id) < ((select created_at from bonuses where merchant = ${merchant} and account = ${account} and id = ${after}), ${after}::uuid)`
    const { rows } = await sql<BonusRow>`
      select id, kind, ${currentState} as state, amount, turnover_needed, turnover_done, holds_withdrawals, created_at, ends_at,
        case when state = 'open' and ends_at <= now() then ends_at else closed_at end as closed_at
      from bonuses where merchant = ${merchant} and account = ${account} and currency = ${currency} ${afterCondition}
        ${state === undefined ? sql`` : sql`and ${currentState} = ${state}`}
      order by created_at desc, id desc limit ${limit}`.execute(db)
    return rows
  },

  /** Returns the sums of granted and converted amounts in minor units, and the number of open bonuses. */
  getSums: async ({ account, currency }: BonusOwner): Promise<{ given: bigint; converted: bigint; open: bigint }> => {
    const { rows } = await sql<{ given: bigint; converted: bigint; open: bigint }>`
      select coalesce(sum(b.amount), 0)::numeric(38, 0) as given, count(*) filter (where ${currentState} = 'open') as open,
        (select coalesce(sum(internal), 0)::numeric(38, 0) from money_days
          where merchant = ${merchant} and account = ${account} and currency = ${currency} and purpose = 'bonus-converted') as converted
      from bonuses b where merchant = ${merchant} and account = ${account} and currency = ${currency}`.execute(db)
    return rows[0] ?? { given: 0n, converted: 0n, open: 0n }
  },
})
