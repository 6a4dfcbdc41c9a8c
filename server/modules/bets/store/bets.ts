import { type Insertable, type Selectable, sql } from 'kysely'
import { recordRowLock } from '../../../database/lock-order.ts'
import type { Database } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables.ts'
import { subtractDays } from '../../../database/clean-up.ts'
import type { Tenant } from '../../../database/tenant.ts'

export type BetRecord = Selectable<Tables['bets']>
export type NewBet = Pick<
  Insertable<Tables['bets']>,
  | 'id'
  | 'account'
  | 'vendor'
  | 'game'
  | 'category'
  | 'round'
  | 'transaction'
  | 'wallet'
  | 'currency'
  | 'stake'
  | 'bonus_stake'
  | 'free_spins'
>

export const createBetStore = ({ code: merchant, db }: Tenant) => ({
  insert: async (bet: NewBet) => {
    await db
      .insertInto('bets')
      .values({ ...bet, merchant, state: 'open', placed_at: sql<Date>`clock_timestamp()` })
      .execute()
  },

  /** Locks the bet until the transaction ends. */
  lockById: (id: string): Promise<BetRecord | undefined> => {
    recordRowLock({ db }, `the bet ${id}`)
    return db.selectFrom('bets').selectAll().where('merchant', '=', merchant).where('id', '=', id).forUpdate().executeTakeFirst()
  },

  /** The bets of a player in a round, oldest first. */
  listByRound: (vendor: string, account: string, round: string): Promise<BetRecord[]> =>
    db
      .selectFrom('bets')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .where('vendor', '=', vendor)
      .where('round', '=', round)
      .orderBy('placed_at')
      .execute(),

  /** Locks the open bets of a round until the transaction ends, always in the same order. */
  lockOpen: (vendor: string, account: string, round: string): Promise<BetRecord[]> =>
    db
      .selectFrom('bets')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('vendor', '=', vendor)
      .where('account', '=', account)
      .where('round', '=', round)
      .where('state', '=', 'open')
      .orderBy('id')
      .forUpdate()
      .execute(),

  /** Adds to the win of an open bet. */
  addWin: async (id: string, win: bigint) => {
    await db
      .updateTable('bets')
      .set((eb) => ({ win: eb('win', '+', win) }))
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('state', '=', 'open')
      .execute()
  },

  /** Settles or rolls back an open bet, and adds to its win. */
  end: async (id: string, state: 'settled' | 'rolled-back', win = 0n) => {
    await db
      .updateTable('bets')
      .set((eb) => ({ state, settled_at: sql<Date>`now()`, win: eb('win', '+', win) }))
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('state', '=', 'open')
      .execute()
  },

  /** Sets the win of a settled bet, and the number of the correction. */
  correctWin: async (id: string, win: bigint, revision: number) => {
    await db
      .updateTable('bets')
      .set({ win, revision })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('state', '=', 'settled')
      .execute()
  },

  /** The last staked bet in the round or game of `bet`, up to `bet` itself. Bets that were rolled back do not count. */
  findLastStaked: (bet: BetRecord, scope: 'round' | 'game'): Promise<BetRecord | undefined> =>
    db
      .selectFrom('bets')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('vendor', '=', bet.vendor)
      .where('account', '=', bet.account)
      .where(scope, '=', bet[scope])
      .where('stake', '>', 0n)
      .where('state', '<>', 'rolled-back')
      .where('placed_at', '<=', bet.placed_at)
      .orderBy('placed_at', 'desc')
      .limit(1)
      .executeTakeFirst(),

  /**
   * The bet with the largest stake from a bonus that is open or spent, in the game of `bet` and the 30 days up to it.
   * Bets that were rolled back do not count.
   */
  findLargestBonusStake: (bet: BetRecord): Promise<BetRecord | undefined> =>
    db
      .selectFrom('bets')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('vendor', '=', bet.vendor)
      .where('account', '=', bet.account)
      .where('game', '=', bet.game)
      .where('bonus_stake', '>', 0n)
      .where('state', '<>', 'rolled-back')
      .where('placed_at', '<=', bet.placed_at)
      .where('placed_at', '>', subtractDays(bet.placed_at, 30))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('bonus_stakes as s')
            .innerJoin('bonuses as b', (join) => join.onRef('b.merchant', '=', 's.merchant').onRef('b.id', '=', 's.bonus'))
            .select('b.id')
            .where('s.merchant', '=', merchant)
            .whereRef('s.bet', '=', 'bets.id')
            .where('b.state', 'in', ['open', 'spent']),
        ),
      )
      .orderBy('bonus_stake', 'desc')
      .orderBy('placed_at', 'desc')
      .limit(1)
      .executeTakeFirst(),

  /** Records that the vendor is being queried about the bet now. */
  updateQueriedAt: async (id: string) => {
    await db.updateTable('bets').set({ polled_at: new Date() }).where('merchant', '=', merchant).where('id', '=', id).execute()
  },

  /**
   * Open bets with a vendor that were placed before `placedBefore`: first those that were never queried, then the least
   * recently queried.
   */
  listOpen: (vendor: string, placedBefore: Date, limit: number): Promise<BetRecord[]> =>
    db
      .selectFrom('bets')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('vendor', '=', vendor)
      .where('state', '=', 'open')
      .where('placed_at', '<', placedBefore)
      .orderBy('polled_at', (order) => order.asc().nullsFirst())
      .orderBy('placed_at')
      .limit(limit)
      .execute(),

  /** Open bets with a vendor that have won nothing yet, the oldest first. */
  listOpenWithoutWin: (vendor: string, limit: number): Promise<BetRecord[]> =>
    db
      .selectFrom('bets')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('vendor', '=', vendor)
      .where('state', '=', 'open')
      .where('win', '=', 0n)
      .orderBy('placed_at')
      .limit(limit)
      .execute(),

  /** Vendors with open bets, with the number of these bets and the time at which the oldest was placed. */
  countOpenByVendor: () =>
    db
      .selectFrom('bets')
      .select(['vendor', (eb) => eb.fn.countAll<bigint>().as('count'), (eb) => eb.fn.min('placed_at').as('since')])
      .where('merchant', '=', merchant)
      .where('state', '=', 'open')
      .groupBy('vendor')
      .execute(),
})

/** Merchants with bets that are neither settled nor rolled back. */
export const listMerchantsWithOpenBets = (db: Database) =>
  db.selectFrom('bets').select('merchant').distinct().where('state', '=', 'open').execute()
