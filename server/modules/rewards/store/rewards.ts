import { randomUUID } from 'node:crypto'
import { type Insertable, type Selectable, sql, type SqlBool } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import { recordRowLock } from '../../../database/lock-order.ts'
import type { Tenant } from '../../../database/tenant.ts'

export type RewardRecord = Selectable<Tables['rewards']>
export type RewardState = 'ready' | 'claimed' | 'expired'
type NewReward = Omit<Insertable<Tables['rewards']>, 'merchant' | 'id' | 'texts'> & Pick<RewardRecord, 'texts'>

interface RewardFilter {
  readonly state?: RewardState | undefined
  readonly before?: string | undefined
  readonly limit: number
}

/** Scope of free spins: the player and the game, by its vendor's code and its id. */
export interface FreeSpinsScope {
  readonly account: string
  readonly vendor: string
  readonly game: string
}

const stateConditions: Readonly<Record<RewardState, ReturnType<typeof sql<SqlBool>>>> = {
  ready: sql<SqlBool>`claimed_at is null and (expires_at is null or expires_at > now())`,
  claimed: sql<SqlBool>`claimed_at is not null`,
  expired: sql<SqlBool>`claimed_at is null and expires_at <= now()`,
}

export const createRewardStore = ({ code: merchant, db }: Tenant) => {
  const selectByAccount = (account: string) => db.selectFrom('rewards').where('merchant', '=', merchant).where('account', '=', account)
  return {
    /** Inserts a reward and returns it; `undefined` if its source has already granted it. */
    insert: ({ texts, ...reward }: NewReward): Promise<RewardRecord | undefined> =>
      db
        .insertInto('rewards')
        .values({ ...reward, merchant, id: randomUUID(), texts: JSON.stringify(texts) })
        .onConflict((conflict) => conflict.columns(['merchant', 'account', 'source', 'name', 'key']).doNothing())
        .returningAll()
        .executeTakeFirst(),

    getByKey: ({ account, source, name, key }: Pick<RewardRecord, 'account' | 'source' | 'name' | 'key'>): Promise<RewardRecord> =>
      selectByAccount(account)
        .selectAll()
        .where('source', '=', source)
        .where('name', '=', name)
        .where('key', '=', key)
        .executeTakeFirstOrThrow(),

    /** Returns a reward, locked until the transaction ends; `undefined` if the account does not have it. */
    lockById: (account: string, id: string): Promise<RewardRecord | undefined> => {
      recordRowLock({ db }, `the reward ${id}`)
      return selectByAccount(account).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    },

    /** Returns the free spins in a game that expire first; `undefined` if none are left. */
    findFreeSpins: ({ account, vendor, game }: FreeSpinsScope): Promise<RewardRecord | undefined> =>
      selectByAccount(account)
        .selectAll()
        .where('kind', '=', 'free-spins')
        .where('vendor', '=', vendor)
        .where('game', '=', game)
        .where(stateConditions.ready)
        .orderBy('expires_at')
        .orderBy('seq')
        .limit(1)
        .executeTakeFirst(),

    /**
     * Uses one free spin of a reward; the last one marks the reward as claimed. Returns `false` if no spin is left, the
     * reward has expired, or it belongs to another account, vendor or game.
     */
    consumeSpin: async ({ id, account, vendor, game }: FreeSpinsScope & { readonly id: string }): Promise<boolean> => {
      recordRowLock({ db }, `the reward ${id}`)
      const updated = await db
        .updateTable('rewards')
        .set({ spins_used: sql`spins_used + 1` })
        .where('merchant', '=', merchant)
        .where('account', '=', account)
        .where('id', '=', id)
        .where('kind', '=', 'free-spins')
        .where('vendor', '=', vendor)
        .where('game', '=', game)
        .where(sql<SqlBool>`spins_used < spins and expires_at > statement_timestamp()`)
        .returning(['spins', 'spins_used'])
        .executeTakeFirst()
      if (updated && updated.spins_used === updated.spins)
        await db
          .updateTable('rewards')
          .set({ claimed_at: sql<Date>`statement_timestamp()` })
          .where('merchant', '=', merchant)
          .where('id', '=', id)
          .execute()
      return updated !== undefined
    },

    /** Returns a used free spin to its reward, which is no longer claimed. */
    restoreSpin: async (id: string): Promise<void> => {
      recordRowLock({ db }, `the reward ${id}`)
      await db
        .updateTable('rewards')
        .set({ spins_used: sql`spins_used - 1`, claimed_at: null })
        .where('merchant', '=', merchant)
        .where('id', '=', id)
        .execute()
    },

    /** Returns the wagering requirement of a reward as a multiple. */
    getWageringMultiple: async (id: string): Promise<number> =>
      (await db.selectFrom('rewards').select('turnover').where('merchant', '=', merchant).where('id', '=', id).executeTakeFirstOrThrow())
        .turnover,

    claim: (id: string): Promise<RewardRecord> =>
      db
        .updateTable('rewards')
        .set({ claimed_at: sql<Date>`statement_timestamp()` })
        .where('merchant', '=', merchant)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Lists an account's rewards, newest first, older than the cursor `before`. */
    listPage: (account: string, { state, before, limit }: RewardFilter): Promise<readonly RewardRecord[]> =>
      selectByAccount(account)
        .selectAll()
        .$if(state !== undefined, (query) => query.where(stateConditions[state ?? 'ready']))
        .$if(before !== undefined, (query) => query.where('seq', '<', BigInt(before ?? '0')))
        .orderBy('seq', 'desc')
        .limit(limit)
        .execute(),

    countReady: async (account: string): Promise<number> => {
      const { count } = await selectByAccount(account)
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .where(stateConditions.ready)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Lists the rewards of all accounts or of one, newest first. */
    list: (account: string | undefined, { state, limit }: Omit<RewardFilter, 'before'>) =>
      db
        .selectFrom('rewards')
        .innerJoin('accounts', (join) =>
          join.onRef('accounts.merchant', '=', 'rewards.merchant').onRef('accounts.id', '=', 'rewards.account'),
        )
        .selectAll('rewards')
        .select('accounts.username')
        .where('rewards.merchant', '=', merchant)
        .$if(account !== undefined, (query) => query.where('rewards.account', '=', account ?? ''))
        .$if(state !== undefined, (query) => query.where(stateConditions[state ?? 'ready']))
        .orderBy('rewards.seq', 'desc')
        .limit(limit)
        .execute(),
  }
}

/** Returns the rewards that a source has granted to an account under these keys. */
export const listRewardsBySource = (
  { code: merchant, db }: Tenant,
  account: string,
  source: RewardRecord['source'],
  keys: readonly string[],
): Promise<readonly RewardRecord[]> =>
  db
    .selectFrom('rewards')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('account', '=', account)
    .where('source', '=', source)
    .where('key', 'in', keys)
    .execute()
