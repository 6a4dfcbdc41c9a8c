import { randomUUID } from 'node:crypto'
import { type Selectable, sql, type UpdateObject } from 'kysely'
import type { BonusState } from '../../../database/columns.ts'
import { assertAccountsLocked } from '../../../database/lock-order.ts'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'

export type BonusRow = Selectable<Tables['bonuses']>

export type GrantedBonus = Pick<BonusRow, 'grant_key' | 'amount' | 'turnover_needed'>

export type NewBonus = Pick<
  BonusRow,
  'account' | 'kind' | 'grant_key' | 'currency' | 'amount' | 'turnover_needed' | 'holds_withdrawals' | 'ends_at' | 'terms'
>

/** Share of a bonus in a stake, in minor units. */
export interface BonusShare {
  readonly bonus: string
  readonly amount: bigint
}

/** Changes to a bonus's amounts, in minor units; negative to subtract. */
interface BonusChange {
  readonly balance?: bigint
  readonly staked?: bigint
  readonly turnover?: bigint
}

export const createBonusStore = ({ code: merchant, db }: Tenant) => {
  const selectOpen = () => db.selectFrom('bonuses').selectAll().where('merchant', '=', merchant).where('state', '=', 'open')
  const update = async (id: string, columns: UpdateObject<Tables, 'bonuses'>): Promise<void> => {
    await db.updateTable('bonuses').set(columns).where('merchant', '=', merchant).where('id', '=', id).execute()
  }
  return {
    /** Inserts a bonus with its amount as the balance. */
    insert: async ({ terms, ...bonus }: NewBonus): Promise<void> => {
      await db
        .insertInto('bonuses')
        .values({ merchant, id: randomUUID(), ...bonus, balance: bonus.amount, terms: JSON.stringify(terms) })
        .execute()
    },

    /** Lists and locks the open bonuses of an account, oldest first. */
    lockOpen: async (account: string, currency: string): Promise<readonly BonusRow[]> => {
      assertAccountsLocked({ db }, [account], 'A bonus')
      return selectOpen()
        .where('account', '=', account)
        .where('currency', '=', currency)
        .orderBy('created_at')
        .orderBy('id')
        .forNoKeyUpdate()
        .execute()
    },

    /** Lists the open bonuses of an account, oldest first, without a lock. */
    listOpen: (account: string, currency: string): Promise<readonly BonusRow[]> =>
      selectOpen().where('account', '=', account).where('currency', '=', currency).orderBy('created_at').orderBy('id').execute(),

    /** Lists the bonuses granted under these keys. */
    listGranted: async (keys: readonly string[]): Promise<readonly GrantedBonus[]> =>
      keys.length === 0
        ? []
        : db
            .selectFrom('bonuses')
            .select(['grant_key', 'amount', 'turnover_needed'])
            .where('merchant', '=', merchant)
            .where('grant_key', 'in', keys)
            .execute(),

    /** Adds to the balance of a bonus, to its staked amount on open bets, and to its turnover. */
    addToAmounts: (id: string, { balance = 0n, staked = 0n, turnover = 0n }: BonusChange): Promise<void> =>
      update(id, {
        balance: sql<bigint>`balance + ${balance}`,
        staked: sql<bigint>`staked + ${staked}`,
        turnover_done: sql<bigint>`turnover_done + ${turnover}`,
      }),

    /** Closes a bonus and sets its balance to 0. The caller moves the money. */
    close: (id: string, state: Exclude<BonusState, 'open'>): Promise<void> => update(id, { state, balance: 0n, closed_at: new Date() }),

    /** Reopens a bonus that was spent, because part of it was credited back. */
    reopen: (id: string): Promise<void> => update(id, { state: 'open', closed_at: null }),

    /** Records the bonus shares of a bet's stake. */
    insertStakes: async (bet: string, shares: readonly BonusShare[]): Promise<void> => {
      if (shares.length === 0) return
      await db
        .insertInto('bonus_stakes')
        .values(shares.map(({ bonus, amount }) => ({ merchant, bet, bonus, amount })))
        .execute()
    },

    /** Lists the shares of a bonus on open bets, newest first. */
    listOpenStakes: (bonus: string): Promise<readonly { readonly bet: string; readonly amount: bigint }[]> =>
      db
        .selectFrom('bonus_stakes as s')
        .innerJoin('bets as t', (join) => join.onRef('t.merchant', '=', 's.merchant').onRef('t.id', '=', 's.bet'))
        .select(['s.bet', 's.amount'])
        .where('s.merchant', '=', merchant)
        .where('s.bonus', '=', bonus)
        .where('t.state', '=', 'open')
        .orderBy('t.placed_at', 'desc')
        .orderBy('t.id')
        .execute(),

    /** Reduces a bet's share of a bonus. */
    reduceStake: async (bet: string, bonus: string, amount: bigint): Promise<void> => {
      await db
        .updateTable('bonus_stakes')
        .set({ amount: sql<bigint>`amount - ${amount}` })
        .where('merchant', '=', merchant)
        .where('bet', '=', bet)
        .where('bonus', '=', bonus)
        .execute()
    },

    /** Lists the bonuses in a bet's stake, oldest first, with their shares. */
    listByBet: (bet: string): Promise<readonly (BonusRow & { readonly share: bigint })[]> =>
      db
        .selectFrom('bonus_stakes as s')
        .innerJoin('bonuses as b', (join) => join.onRef('b.merchant', '=', 's.merchant').onRef('b.id', '=', 's.bonus'))
        .selectAll('b')
        .select('s.amount as share')
        .where('s.merchant', '=', merchant)
        .where('s.bet', '=', bet)
        .orderBy('b.created_at')
        .orderBy('b.id')
        .execute(),

    /** Lists the bonuses that were credited for the wins of a free spin, newest first. */
    listByFreeSpin: (account: string, bet: string): Promise<readonly BonusRow[]> =>
      db
        .selectFrom('bonuses')
        .selectAll()
        .where('merchant', '=', merchant)
        .where('account', '=', account)
        .where(({ or, eb }) => or(['win', 'resettle'].map((kind) => eb('grant_key', 'like', `${kind}/${bet}/%`))))
        .orderBy('created_at', 'desc')
        .execute(),

    /** Lists accounts with an expired open bonus. */
    listExpired: async (limit: number): Promise<readonly { readonly account: string; readonly currency: string }[]> =>
      db
        .selectFrom('bonuses')
        .select(['account', 'currency'])
        .distinct()
        .where('merchant', '=', merchant)
        .where('state', '=', 'open')
        .where('ends_at', '<=', new Date())
        .limit(limit)
        .execute(),
  }
}
