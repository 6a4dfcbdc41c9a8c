import { sql } from 'kysely'
import type { Tenant } from './tenant.ts'

export const loginFailuresOf = ({ code: merchant, db }: Tenant) => ({
  read: async (subject: Buffer) =>
    db
      .selectFrom('login_failures')
      .select(['failures', 'blocked_until', 'window_ends_at'])
      .where('merchant', '=', merchant)
      .where('subject', '=', subject)
      .where('window_ends_at', '>', new Date())
      .executeTakeFirst(),

  /**
   * Counts one more attempt and answers how many there are now in its window. Counting comes before the password is looked at, in one statement:
   * attempts at the same moment cannot all be the first.
   */
  count: async (subject: Buffer, windowEndsAt: Date) => {
    const row = await db
      .insertInto('login_failures')
      .values({ merchant, subject, failures: 1, window_ends_at: windowEndsAt })
      .onConflict((conflict) =>
        conflict.columns(['merchant', 'subject']).doUpdateSet({
          failures: sql<number>`case when login_failures.window_ends_at > now() then login_failures.failures + 1 else 1 end`,
          window_ends_at: sql<Date>`case when login_failures.window_ends_at > now() then login_failures.window_ends_at else excluded.window_ends_at end`,
          blocked_until: sql<Date | null>`case when login_failures.window_ends_at > now() then login_failures.blocked_until end`,
        }),
      )
      .returning('failures')
      .executeTakeFirstOrThrow()
    return row.failures
  },

  /** Refuses the subject until then. Whether it was free: of several at the same moment one gets through. */
  reserve: async (subject: Buffer, until: Date) => {
    const row = await db
      .updateTable('login_failures')
      .set({ blocked_until: until, window_ends_at: sql<Date>`greatest(window_ends_at, ${until})` })
      .where('merchant', '=', merchant)
      .where('subject', '=', subject)
      .where((eb) => eb.or([eb('blocked_until', 'is', null), eb('blocked_until', '<=', new Date())]))
      .returning('subject')
      .executeTakeFirst()
    return row !== undefined
  },

  /** Refuses the subject until then, and has its count begin anew after that; nothing where it is refused already. */
  suspend: async (subject: Buffer, until: Date) => {
    await db
      .updateTable('login_failures')
      .set({ blocked_until: until, window_ends_at: until })
      .where('merchant', '=', merchant)
      .where('subject', '=', subject)
      .where('blocked_until', 'is', null)
      .execute()
  },

  /** Takes one attempt back: it was none. `free` also ends the refusal that it had reserved. */
  forgive: async (subject: Buffer, free: boolean) => {
    const less = { failures: sql<number>`greatest(failures - 1, 0)` }
    await db
      .updateTable('login_failures')
      .set(free ? { ...less, blocked_until: null } : less)
      .where('merchant', '=', merchant)
      .where('subject', '=', subject)
      .execute()
  },

  clear: async (subject: Buffer) => {
    await db.deleteFrom('login_failures').where('merchant', '=', merchant).where('subject', '=', subject).execute()
  },
})
