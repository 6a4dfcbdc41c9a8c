import { sql } from 'kysely'
import type { Tenant } from '../../../database/tenant.ts'

/** Cashback of one category. `stake` and `amount` are in minor units. */
interface CashbackShare {
  readonly category: string
  readonly stake: bigint
  /** In percent. */
  readonly rate: number
  readonly amount: bigint
}

export interface ClaimedDay {
  readonly day: string
  readonly amount: bigint
  readonly breakdown: readonly CashbackShare[]
  readonly claimedAt: Date
}

interface NewClaim extends Omit<ClaimedDay, 'claimedAt'> {
  readonly account: string
  readonly currency: string
}

export const createCashbackStore = ({ code: merchant, db }: Tenant) => ({
  /** Inserts a claim. Returns `false` if the day has already been claimed. */
  insert: async ({ breakdown, ...claim }: NewClaim): Promise<boolean> =>
    (await db
      .insertInto('cashbacks')
      .values({ merchant, ...claim, breakdown: JSON.stringify(breakdown.map(serializeShare)) })
      .onConflict((conflict) => conflict.columns(['merchant', 'account', 'day']).doNothing())
      .returning('account')
      .executeTakeFirst()) !== undefined,

  /** Claims of `firstDay` and later days. */
  listSince: async (account: string, firstDay: string): Promise<readonly ClaimedDay[]> => {
    const rows = await db
      .selectFrom('cashbacks')
      .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'amount', 'breakdown', 'claimed_at'])
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .where('day', '>=', sql<Date>`${firstDay}::date`)
      .execute()
    return rows.map(({ day, amount, breakdown, claimed_at: claimedAt }) => ({
      day,
      amount,
      claimedAt,
      breakdown: breakdown.map(parseShare),
    }))
  },
})

const serializeShare = ({ category, stake, rate, amount }: CashbackShare) => ({
  category,
  rate,
  stake: stake.toString(),
  amount: amount.toString(),
})
const parseShare = ({ category, rate, stake, amount }: ReturnType<typeof serializeShare>): CashbackShare => ({
  category,
  rate,
  stake: BigInt(stake),
  amount: BigInt(amount),
})
