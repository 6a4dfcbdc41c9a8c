import { randomUUID } from 'node:crypto'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'

export type PrizeRecord = Selectable<Tables['raffle_prizes']>
export type DrawRecord = Selectable<Tables['raffle_draws']>
export type NewPrize = Omit<Insertable<Tables['raffle_prizes']>, 'merchant'>
export type PrizeChange = Omit<Updateable<Tables['raffle_prizes']>, 'merchant' | 'activity' | 'id'>
type NewDraw = Omit<Insertable<Tables['raffle_draws']>, 'merchant' | 'id'>

/** Prizes of raffles, and the draws made. */
export const createRaffleStore = ({ code: merchant, db }: Tenant) => ({
  /** The prizes, rarest first. */
  listPrizes: (activity: string): Promise<readonly PrizeRecord[]> =>
    db
      .selectFrom('raffle_prizes')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('activity', '=', activity)
      .orderBy('chance')
      .orderBy('id')
      .execute(),

  insertPrizes: async (prizes: readonly NewPrize[]): Promise<void> => {
    if (prizes.length === 0) return
    await db
      .insertInto('raffle_prizes')
      .values(prizes.map((prize) => ({ ...prize, merchant })))
      .execute()
  },

  updatePrize: async (activity: string, id: string, change: PrizeChange): Promise<void> => {
    await db
      .updateTable('raffle_prizes')
      .set(change)
      .where('merchant', '=', merchant)
      .where('activity', '=', activity)
      .where('id', '=', id)
      .execute()
  },

  /** Decrements the stock of a prize if it is limited. Returns whether any was left. */
  takeFromStock: async (activity: string, id: string): Promise<boolean> =>
    (await db
      .updateTable('raffle_prizes')
      .set({ stock: sql<bigint | null>`stock - 1` })
      .where('merchant', '=', merchant)
      .where('activity', '=', activity)
      .where('id', '=', id)
      .where((eb) => eb.or([eb('stock', 'is', null), eb('stock', '>', 0n)]))
      .returning('id')
      .executeTakeFirst()) !== undefined,

  countDraws: async (account: string, activity: string, period: string): Promise<number> => {
    const { count } = await db
      .selectFrom('raffle_draws')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .where('activity', '=', activity)
      .where('period', '=', period)
      .executeTakeFirstOrThrow()
    return Number(count)
  },

  findByKey: (account: string, activity: string, key: string): Promise<DrawRecord | undefined> =>
    db
      .selectFrom('raffle_draws')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .where('activity', '=', activity)
      .where('request_key', '=', key)
      .executeTakeFirst(),

  /** The draws of an account, newest first. */
  listDraws: (account: string, activity: string, limit: number): Promise<readonly DrawRecord[]> =>
    db
      .selectFrom('raffle_draws')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .where('activity', '=', activity)
      .orderBy('seq', 'desc')
      .limit(limit)
      .execute(),

  insert: (draw: NewDraw): Promise<DrawRecord> =>
    db
      .insertInto('raffle_draws')
      .values({ ...draw, merchant, id: randomUUID() })
      .returningAll()
      .executeTakeFirstOrThrow(),
})
