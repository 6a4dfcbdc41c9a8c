import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'

export type RewardRecord = Selectable<Tables['points_rewards']>
export type NewReward = Omit<Insertable<Tables['points_rewards']>, 'merchant'>
export type RewardChange = Omit<Updateable<Tables['points_rewards']>, 'merchant' | 'id'>
export type PointsSettings = Omit<Selectable<Tables['points_settings']>, 'merchant'>

/** The points settings of a brand, and the rewards for points. */
export const createPointsRewardStore = ({ code: merchant, db }: Tenant) => ({
  getSettings: (): Promise<PointsSettings> =>
    db
      .selectFrom('points_settings')
      .select(['ratio_points', 'ratio_amount', 'turnover'])
      .where('merchant', '=', merchant)
      .executeTakeFirstOrThrow(),

  updateSettings: async (settings: Partial<PointsSettings>): Promise<void> => {
    await db.updateTable('points_settings').set(settings).where('merchant', '=', merchant).execute()
  },

  /** Returns the total points of all players. */
  sumPlayerPoints: async (): Promise<bigint> => {
    const { sum } = await db
      .selectFrom('ledger_accounts')
      .select(sql<bigint | null>`sum(balance)::numeric(38, 0)`.as('sum'))
      .where('merchant', '=', merchant)
      .where('purpose', '=', 'points')
      .where('owner', 'is not', null)
      .executeTakeFirstOrThrow()
    return sum ?? 0n
  },

  /** Lists the enabled rewards or all rewards, in the brand's order. */
  list: (filter: 'enabled' | 'all'): Promise<readonly RewardRecord[]> =>
    db
      .selectFrom('points_rewards')
      .selectAll()
      .where('merchant', '=', merchant)
      .$if(filter === 'enabled', (query) => query.where('enabled', '=', true))
      .orderBy('position')
      .orderBy('id')
      .execute(),

  find: (id: string): Promise<RewardRecord | undefined> =>
    db.selectFrom('points_rewards').selectAll().where('merchant', '=', merchant).where('id', '=', id).executeTakeFirst(),

  /**
   * Reduces the stock. Returns the updated reward; `undefined` if the stock is insufficient, or the reward is disabled
   * or does not exist.
   */
  reserveStock: (id: string, quantity: bigint): Promise<RewardRecord | undefined> =>
    db
      .updateTable('points_rewards')
      .set({ stock: sql<bigint>`stock - ${quantity}` })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('enabled', '=', true)
      .where('stock', '>=', quantity)
      .returningAll()
      .executeTakeFirst(),

  returnStock: async (id: string, quantity: bigint): Promise<void> => {
    await db
      .updateTable('points_rewards')
      .set({ stock: sql<bigint>`stock + ${quantity}` })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .execute()
  },

  /** Returns whether the reward exists. */
  update: async (id: string, change: RewardChange): Promise<boolean> =>
    (await db
      .updateTable('points_rewards')
      .set(change)
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()) !== undefined,

  insert: async (rewards: readonly NewReward[]): Promise<void> => {
    if (rewards.length === 0) return
    await db
      .insertInto('points_rewards')
      .values(rewards.map((reward) => ({ ...reward, merchant })))
      .execute()
  },

  insertSettings: async (settings: PointsSettings): Promise<void> => {
    await db
      .insertInto('points_settings')
      .values({ ...settings, merchant })
      .execute()
  },
})
