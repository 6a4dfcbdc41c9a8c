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

/** How much a bonus has to do with a stake, in minor units. */
export interface BonusShare {
  readonly bonus: string
  readonly amount: bigint
}

/** What is added to a bonus, in minor units; below zero where it is taken. */
interface BonusChange {
  readonly balance?: bigint
  readonly staked?: bigint
  readonly turnover?: bigint
}

export const bonusesOf = ({ code: merchant, db }: Tenant) => {
  const open = () => db.selectFrom('bonuses').selectAll().where('merchant', '=', merchant).where('state', '=', 'open')
  const change = async (id: string, columns: UpdateObject<Tables, 'bonuses'>): Promise<void> => {
    await db.updateTable('bonuses').set(columns).where('merchant', '=', merchant).where('id', '=', id).execute()
  }
  return {
    /** Writes a new bonus, which holds what it gives. */
    insert: async ({ terms, ...bonus }: NewBonus): Promise<void> => {
      await db
        .insertInto('bonuses')
        .values({ merchant, id: randomUUID(), ...bonus, balance: bonus.amount, terms: JSON.stringify(terms) })
        .execute()
    },

    /** The open bonuses of an account, the oldest first, locked until the transaction ends. */
    lockOpen: async (account: string, currency: string): Promise<readonly BonusRow[]> => {
      assertAccountsLocked({ db }, [account], 'A bonus')
      return open()
        .where('account', '=', account)
        .where('currency', '=', currency)
        .orderBy('created_at')
        .orderBy('id')
        .forNoKeyUpdate()
        .execute()
    },

    /** The same without a lock. */
    open: (account: string, currency: string): Promise<readonly BonusRow[]> =>
      open().where('account', '=', account).where('currency', '=', currency).orderBy('created_at').orderBy('id').execute(),

    /** What was given under some keys. */
    granted: async (keys: readonly string[]): Promise<readonly GrantedBonus[]> =>
      keys.length === 0
        ? []
        : db
            .selectFrom('bonuses')
            .select(['grant_key', 'amount', 'turnover_needed'])
            .where('merchant', '=', merchant)
            .where('grant_key', 'in', keys)
            .execute(),

    /** Changes what a bonus holds, what of it lies on open bets, and how much has been staked for it. */
    add: (id: string, { balance = 0n, staked = 0n, turnover = 0n }: BonusChange): Promise<void> =>
      change(id, {
        balance: sql<bigint>`balance + ${balance}`,
        staked: sql<bigint>`staked + ${staked}`,
        turnover_done: sql<bigint>`turnover_done + ${turnover}`,
      }),

    /** Closes a bonus. It holds nothing any more: the caller moves what it held. */
    close: (id: string, state: Exclude<BonusState, 'open'>): Promise<void> => change(id, { state, balance: 0n, closed_at: new Date() }),

    /** Opens a bonus again that was played away: something of it came back. */
    reopen: (id: string): Promise<void> => change(id, { state: 'open', closed_at: null }),

    /** Writes down which bonuses the stake of a bet came from. */
    insertStakes: async (bet: string, shares: readonly BonusShare[]): Promise<void> => {
      if (shares.length === 0) return
      await db
        .insertInto('bonus_stakes')
        .values(shares.map(({ bonus, amount }) => ({ merchant, bet, bonus, amount })))
        .execute()
    },

    /** What of a bonus lies on open bets, the newest first. */
    openStakes: (bonus: string): Promise<readonly { readonly bet: string; readonly amount: bigint }[]> =>
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

    /** Takes from what a bet holds of a bonus. */
    reduceStake: async (bet: string, bonus: string, amount: bigint): Promise<void> => {
      await db
        .updateTable('bonus_stakes')
        .set({ amount: sql<bigint>`amount - ${amount}` })
        .where('merchant', '=', merchant)
        .where('bet', '=', bet)
        .where('bonus', '=', bonus)
        .execute()
    },

    /** The bonuses that the stake of a bet came from, the oldest first, with how much of each. */
    ofBet: (bet: string): Promise<readonly (BonusRow & { readonly share: bigint })[]> =>
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

    /** The bonuses of what a free spin has won, the newest first. */
    ofFreeSpin: (account: string, bet: string): Promise<readonly BonusRow[]> =>
      db
        .selectFrom('bonuses')
        .selectAll()
        .where('merchant', '=', merchant)
        .where('account', '=', account)
        .where(({ or, eb }) => or(['win', 'resettle'].map((kind) => eb('grant_key', 'like', `${kind}/${bet}/%`))))
        .orderBy('created_at', 'desc')
        .execute(),

    /** Accounts with a bonus whose time is over. */
    ended: async (limit: number): Promise<readonly { readonly account: string; readonly currency: string }[]> =>
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
