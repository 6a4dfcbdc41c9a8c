import type { Selectable } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'

export type SettingsRecord = Selectable<Tables['withdrawal_settings']>
type Settings = Omit<SettingsRecord, 'merchant'>

const toRow = ({ daily, channels, ...row }: Settings) => ({ ...row, daily: JSON.stringify(daily), channels: JSON.stringify(channels) })

/** The brand's payout settings. */
export const createPayoutSettingsStore = ({ code: merchant, db }: Tenant) => ({
  find: () => db.selectFrom('withdrawal_settings').selectAll().where('merchant', '=', merchant).executeTakeFirst(),

  /** Inserts the settings unless the brand already has settings. */
  insert: async (settings: Settings) => {
    await db
      .insertInto('withdrawal_settings')
      .values({ ...toRow(settings), merchant })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },

  update: async (settings: Settings) => {
    // A stored record contains its merchant, and Citus does not allow an update of the distribution column.
    await db
      .updateTable('withdrawal_settings')
      .set({ ...toRow(settings), merchant: undefined })
      .where('merchant', '=', merchant)
      .execute()
  },
})
