import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'

export type ChannelRecord = Selectable<Tables['deposit_channels']>
export type BonusRecord = Selectable<Tables['deposit_bonuses']>
export type NewChannel = Omit<Insertable<Tables['deposit_channels']>, 'merchant'>
export type NewBonus = Omit<Insertable<Tables['deposit_bonuses']>, 'merchant'>
export type ChannelChange = Partial<
  Pick<
    NewChannel,
    | 'enabled'
    | 'position'
    | 'min_amount'
    | 'max_amount'
    | 'amounts'
    | 'fee_percent'
    | 'fee_fixed'
    | 'opens'
    | 'closes'
    | 'minutes'
    | 'amount_mismatch'
    | 'gateway'
  >
>

/** Deposit channels and bonuses of a brand. */
export const createChannelStore = ({ code: merchant, db }: Tenant) => ({
  /** All channels, including removed ones, because deposits refer to them. */
  listWithRemoved: () =>
    db.selectFrom('deposit_channels').selectAll().where('merchant', '=', merchant).orderBy('position').orderBy('id').execute(),

  /** The channels that have not been removed. */
  list: () =>
    db
      .selectFrom('deposit_channels')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('removed_at', 'is', null)
      .orderBy('position')
      .orderBy('id')
      .execute(),

  findById: (id: string) =>
    db
      .selectFrom('deposit_channels')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .executeTakeFirst(),

  /** Removes a channel. Its deposits keep their terms. */
  remove: async (id: string): Promise<void> => {
    await db
      .updateTable('deposit_channels')
      .set({ enabled: false, removed_at: sql<Date>`statement_timestamp()` })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .execute()
  },

  /** Changes a channel. Returns whether it exists. */
  update: async (id: string, change: ChannelChange): Promise<boolean> => {
    const row = await db
      .updateTable('deposit_channels')
      .set(change)
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  },

  listEnabledBonuses: () =>
    db
      .selectFrom('deposit_bonuses')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('enabled', '=', true)
      .orderBy('position')
      .orderBy('id')
      .execute(),

  /** All bonuses, including disabled ones. */
  listBonuses: () =>
    db.selectFrom('deposit_bonuses').selectAll().where('merchant', '=', merchant).orderBy('position').orderBy('id').execute(),

  /** Inserts or replaces a channel; restores a removed one. */
  upsertChannel: async (channel: NewChannel) => {
    await db
      .insertInto('deposit_channels')
      .values({ ...channel, merchant })
      .onConflict((conflict) => conflict.columns(['merchant', 'id']).doUpdateSet({ ...channel, removed_at: null }))
      .execute()
  },

  upsertBonus: async (bonus: NewBonus) => {
    await db
      .insertInto('deposit_bonuses')
      .values({ ...bonus, merchant })
      .onConflict((conflict) => conflict.columns(['merchant', 'id']).doUpdateSet(bonus))
      .execute()
  },

  /** Inserts the initial rows; of servers that start concurrently, only one inserts. */
  seed: async (channels: readonly NewChannel[], bonuses: readonly NewBonus[]) => {
    if (channels.length > 0)
      await db
        .insertInto('deposit_channels')
        .values(channels.map((channel) => ({ ...channel, merchant })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    if (bonuses.length > 0)
      await db
        .insertInto('deposit_bonuses')
        .values(bonuses.map((bonus) => ({ ...bonus, merchant })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  },
})
