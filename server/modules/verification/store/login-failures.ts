import { sql } from 'kysely'
import type { Tenant } from '../../../database/tenant.ts'

export function loginFailuresOf({ code: merchant, db }: Tenant) {
  /** Returns the current counters of several subjects, without those whose window has ended. */
  const readAll = (subjects: readonly Buffer[]) =>
    db
      .selectFrom('login_failures')
      .select(['subject', 'failures', 'blocked_until', 'window_ends_at'])
      .where('merchant', '=', merchant)
      .where('subject', 'in', subjects)
      .where('window_ends_at', '>', new Date())
      .execute()

  /**
   * Counts an attempt for each subject and returns the counters of their current windows, in their order. Attempts are
   * counted in one statement before the password is checked, so that concurrent ones cannot bypass the limit. Rows are
   * written in a fixed order, to avoid deadlocks.
   */
  const countAll = async (subjects: readonly Buffer[], windowEndsAt: Date): Promise<readonly number[]> => {
    const rows = await db
      .insertInto('login_failures')
      .values(subjects.toSorted(Buffer.compare).map((subject) => ({ merchant, subject, failures: 1, window_ends_at: windowEndsAt })))
      .onConflict((conflict) =>
        conflict.columns(['merchant', 'subject']).doUpdateSet({
          failures: sql<number>`case when login_failures.window_ends_at > now() then login_failures.failures + 1 else 1 end`,
          window_ends_at: sql<Date>`case when login_failures.window_ends_at > now() then login_failures.window_ends_at else excluded.window_ends_at end`,
          blocked_until: sql<Date | null>`case when login_failures.window_ends_at > now() then login_failures.blocked_until end`,
        }),
      )
      .returning(['subject', 'failures'])
      .execute()
    return subjects.map((subject) => rows.find((row) => row.subject.equals(subject))?.failures ?? 1)
  }

  return {
    readAll,
    countAll,
    read: async (subject: Buffer) => (await readAll([subject]))[0],
    count: async (subject: Buffer, windowEndsAt: Date) => (await countAll([subject], windowEndsAt))[0] ?? 1,

    /** Blocks the subject until a time. Returns whether it was unblocked: of concurrent attempts only one passes. */
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

    /** Blocks the subject until a time and resets its counter afterwards; no effect if it is already blocked. */
    suspend: async (subject: Buffer, until: Date) => {
      await db
        .updateTable('login_failures')
        .set({ blocked_until: until, window_ends_at: until })
        .where('merchant', '=', merchant)
        .where('subject', '=', subject)
        .where('blocked_until', 'is', null)
        .execute()
    },

    /** Takes back an attempt that was not one. `free` also lifts the block that it had set. */
    decrement: async (subject: Buffer, free: boolean) => {
      const less = { failures: sql<number>`greatest(failures - 1, 0)` }
      await db
        .updateTable('login_failures')
        .set(free ? { ...less, blocked_until: null } : less)
        .where('merchant', '=', merchant)
        .where('subject', '=', subject)
        .execute()
    },

    /**
     * After a correct password: resets the counter of one subject, and takes one attempt back from the other. Both are
     * locked in the order in which they are counted, to avoid deadlocks. `free` lifts the block that the other had set.
     */
    settle: async (cleared: Buffer, forgiven: Buffer, free: boolean) => {
      const both = [cleared, forgiven].toSorted(Buffer.compare)
      await sql`
        update login_failures as counter
        set failures = case when counter.subject = ${cleared} then 0 else greatest(counter.failures - 1, 0) end,
          blocked_until = case when counter.subject = ${cleared} or ${free}::boolean then null else counter.blocked_until end
        from (
          select subject from login_failures
          where merchant = ${merchant} and subject in (${sql.join(both)})
          order by subject for update
        ) as held
        where counter.merchant = ${merchant} and counter.subject = held.subject`.execute(db)
    },
  }
}
