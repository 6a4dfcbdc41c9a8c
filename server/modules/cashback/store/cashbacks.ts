import { sql } from 'kysely'
import type { Tenant } from '../../../database/tenant.ts'

/** What one category gave back. */
interface Part {
  readonly category: string
  readonly stake: bigint
  /** In percent. */
  readonly rate: number
  readonly amount: bigint
}

export interface ClaimedDay {
  readonly day: string
  readonly amount: bigint
  readonly parts: readonly Part[]
  readonly claimedAt: Date
}

interface NewClaim extends Omit<ClaimedDay, 'claimedAt'> {
  readonly account: string
  readonly currency: string
}

export const cashbacksOf = ({ code: merchant, db }: Tenant) => ({
  /** Whether it was not claimed before. */
  insert: async ({ parts, ...claim }: NewClaim): Promise<boolean> =>
    (await db
      .insertInto('cashbacks')
      .values({ merchant, ...claim, parts: JSON.stringify(parts.map(write)) })
      .onConflict((conflict) => conflict.columns(['merchant', 'account', 'day']).doNothing())
      .returning('account')
      .executeTakeFirst()) !== undefined,

  /** What was claimed of a day and those after it. */
  since: async (account: string, firstDay: string): Promise<readonly ClaimedDay[]> => {
    const rows = await db
      .selectFrom('cashbacks')
      .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('name'), 'amount', 'parts', 'claimed_at'])
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .where('day', '>=', sql<Date>`${firstDay}::date`)
      .execute()
    return rows.map(({ name, amount, parts, claimed_at: claimedAt }) => ({ day: name, amount, claimedAt, parts: parts.map(read) }))
  },
})

const write = ({ category, stake, rate, amount }: Part) => ({ category, rate, stake: stake.toString(), amount: amount.toString() })
const read = ({ category, rate, stake, amount }: ReturnType<typeof write>): Part => ({
  category,
  rate,
  stake: BigInt(stake),
  amount: BigInt(amount),
})
