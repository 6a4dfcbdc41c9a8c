import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import { recordRowLock } from '../../../database/lock-order.ts'
import type { Tenant } from '../../../database/tenant.ts'

export type ActivityRecord = Selectable<Tables['activities']>
export type NewActivity = Omit<Insertable<Tables['activities']>, 'merchant'>
export type ActivityChange = Omit<Updateable<Tables['activities']>, 'merchant' | 'id' | 'given'>

/** Rules of the activities of promotions. */
export const createActivityStore = ({ code: merchant, db }: Tenant) => {
  const selectActivities = () => db.selectFrom('activities').selectAll().where('merchant', '=', merchant)
  return {
    list: (filter: 'enabled' | 'all'): Promise<readonly ActivityRecord[]> =>
      selectActivities()
        .$if(filter === 'enabled', (query) => query.where('enabled', '=', true))
        .orderBy('id')
        .execute(),

    findById: (id: string): Promise<ActivityRecord | undefined> => selectActivities().where('id', '=', id).executeTakeFirst(),

    /** Locks the activity until the transaction ends. */
    lockById: (id: string): Promise<ActivityRecord | undefined> => {
      recordRowLock({ db }, `the activity ${id}`)
      return selectActivities().where('id', '=', id).forUpdate().executeTakeFirst()
    },

    /** Adds to `given` and returns the activity; `undefined` if less than `amount` of its total is left. */
    reserve: (id: string, amount: bigint): Promise<ActivityRecord | undefined> =>
      db
        .updateTable('activities')
        .set({ given: sql<bigint>`given + ${amount}` })
        .where('merchant', '=', merchant)
        .where('id', '=', id)
        .where((eb) => eb.or([eb('total', 'is', null), eb('total', '>=', sql<bigint>`given + ${amount}`)]))
        .returningAll()
        .executeTakeFirst(),

    insert: async (activities: readonly NewActivity[]): Promise<void> => {
      if (activities.length === 0) return
      await db
        .insertInto('activities')
        .values(activities.map((activity) => ({ ...activity, merchant })))
        .execute()
    },

    update: async (id: string, change: ActivityChange): Promise<void> => {
      await db.updateTable('activities').set(change).where('merchant', '=', merchant).where('id', '=', id).execute()
    },
  }
}
