import { randomUUID } from 'node:crypto'
import { type Insertable, type Selectable, sql, type SqlBool } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import { recordRowLock } from '../../../database/lock-order.ts'
import type { Tenant } from '../../../database/tenant.ts'

export type RewardRecord = Selectable<Tables['rewards']>
export type RewardState = 'ready' | 'claimed' | 'expired'
type NewReward = Omit<Insertable<Tables['rewards']>, 'merchant' | 'id' | 'texts'> & Pick<RewardRecord, 'texts'>

interface Sought {
  readonly state?: RewardState | undefined
  readonly before?: string | undefined
  readonly limit: number
}

/** The player of free spins, and the game by its vendor's code and its id. */
export interface FreeSpinsOwner {
  readonly account: string
  readonly vendor: string
  readonly game: string
}

const inState: Readonly<Record<RewardState, ReturnType<typeof sql<SqlBool>>>> = {
  ready: sql<SqlBool>`claimed_at is null and (expires_at is null or expires_at > now())`,
  claimed: sql<SqlBool>`claimed_at is not null`,
  expired: sql<SqlBool>`claimed_at is null and expires_at <= now()`,
}

export const rewardsOf = ({ code: merchant, db }: Tenant) => {
  const own = (account: string) => db.selectFrom('rewards').where('merchant', '=', merchant).where('account', '=', account)
  return {
    /** Inserts a reward; `undefined` if its source has already given it. */
    insert: ({ texts, ...reward }: NewReward): Promise<RewardRecord | undefined> =>
      db
        .insertInto('rewards')
        .values({ ...reward, merchant, id: randomUUID(), texts: JSON.stringify(texts) })
        .onConflict((conflict) => conflict.columns(['merchant', 'account', 'source', 'name', 'key']).doNothing())
        .returningAll()
        .executeTakeFirst(),

    byKey: ({ account, source, name, key }: Pick<RewardRecord, 'account' | 'source' | 'name' | 'key'>): Promise<RewardRecord> =>
      own(account).selectAll().where('source', '=', source).where('name', '=', name).where('key', '=', key).executeTakeFirstOrThrow(),

    /** Locked until the transaction ends. */
    lockById: (account: string, id: string): Promise<RewardRecord | undefined> => {
      recordRowLock({ db }, `the reward ${id}`)
      return own(account).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    },

    /** Returns the free spins in a game that expire first; `undefined` if none are left. */
    freeSpins: ({ account, vendor, game }: FreeSpinsOwner): Promise<RewardRecord | undefined> =>
      own(account)
        .selectAll()
        .where('kind', '=', 'free-spins')
        .where('vendor', '=', vendor)
        .where('game', '=', game)
        .where(inState.ready)
        .orderBy('expires_at')
        .orderBy('seq')
        .limit(1)
        .executeTakeFirst(),

    /** Uses one free spin of a game. Returns whether one was left. */
    takeSpin: async ({ id, account, vendor, game }: FreeSpinsOwner & { readonly id: string }): Promise<boolean> => {
      recordRowLock({ db }, `the reward ${id}`)
      const taken = await db
        .updateTable('rewards')
        .set({ spins_used: sql`spins_used + 1`, claimed_at: sql`case when spins_used + 1 = spins then clock_timestamp() end` })
        .where('merchant', '=', merchant)
        .where('account', '=', account)
        .where('id', '=', id)
        .where('kind', '=', 'free-spins')
        .where('vendor', '=', vendor)
        .where('game', '=', game)
        .where(sql<SqlBool>`spins_used < spins and expires_at > clock_timestamp()`)
        .returning('id')
        .executeTakeFirst()
      return taken !== undefined
    },

    /** Gives back a used free spin. */
    returnSpin: async (id: string): Promise<void> => {
      recordRowLock({ db }, `the reward ${id}`)
      await db
        .updateTable('rewards')
        .set({ spins_used: sql`spins_used - 1`, claimed_at: null })
        .where('merchant', '=', merchant)
        .where('id', '=', id)
        .execute()
    },

    /** Returns the wagering requirement of a reward as a multiple. */
    turnover: async (id: string): Promise<number> =>
      (await db.selectFrom('rewards').select('turnover').where('merchant', '=', merchant).where('id', '=', id).executeTakeFirstOrThrow())
        .turnover,

    claim: (id: string): Promise<RewardRecord> =>
      db
        .updateTable('rewards')
        .set({ claimed_at: sql<Date>`clock_timestamp()` })
        .where('merchant', '=', merchant)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Newest first, before the cursor. */
    page: (account: string, { state, before, limit }: Sought): Promise<readonly RewardRecord[]> =>
      own(account)
        .selectAll()
        .$if(state !== undefined, (of) => of.where(inState[state ?? 'ready']))
        .$if(before !== undefined, (of) => of.where('seq', '<', BigInt(before ?? '0')))
        .orderBy('seq', 'desc')
        .limit(limit)
        .execute(),

    ready: async (account: string): Promise<number> => {
      const { count } = await own(account)
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .where(inState.ready)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Lists the rewards of all accounts or of one, newest first. */
    list: (account: string | undefined, { state, limit }: Omit<Sought, 'before'>) =>
      db
        .selectFrom('rewards')
        .innerJoin('accounts', (join) =>
          join.onRef('accounts.merchant', '=', 'rewards.merchant').onRef('accounts.id', '=', 'rewards.account'),
        )
        .selectAll('rewards')
        .select('accounts.username')
        .where('rewards.merchant', '=', merchant)
        .$if(account !== undefined, (of) => of.where('rewards.account', '=', account ?? ''))
        .$if(state !== undefined, (of) => of.where(inState[state ?? 'ready']))
        .orderBy('rewards.seq', 'desc')
        .limit(limit)
        .execute(),
  }
}

/** Returns the rewards that a source has given to an account under these keys. */
export const rewardsFrom = (
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
