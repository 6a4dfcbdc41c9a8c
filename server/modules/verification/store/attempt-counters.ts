import { sql } from 'kysely'
import type { Tenant } from '../../../database/tenant.ts'

/**
 * Counters of attempts within windows of time, by subject: failed logins, and the actions that `limit-rate.ts` limits.
 */
export function createAttemptCounterStore({ code: merchant, db }: Tenant) {
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
  const incrementAll = async (subjects: readonly Buffer[], windowEndsAt: Date): Promise<readonly number[]> => {
    const isWindowOpen = sql<boolean>`login_failures.window_ends_at > ${new Date()}`
    const rows = await db
      .insertInto('login_failures')
      .values(subjects.toSorted(Buffer.compare).map((subject) => ({ merchant, subject, failures: 1, window_ends_at: windowEndsAt })))
      .onConflict((conflict) =>
        conflict.columns(['merchant', 'subject']).doUpdateSet({
          failures: sql<number>`case when ${isWindowOpen} then login_failures.failures + 1 else 1 end`,
          window_ends_at: sql<Date>`case when ${isWindowOpen} then login_failures.window_ends_at else excluded.window_ends_at end`,
          blocked_until: sql<Date | null>`case when ${isWindowOpen} then login_failures.blocked_until end`,
        }),
      )
      .returning(['subject', 'failures'])
      .execute()
    return subjects.map((subject) => rows.find((row) => row.subject.equals(subject))?.failures ?? 1)
  }

  return {
    readAll,
    incrementAll,
    read: async (subject: Buffer) => (await readAll([subject]))[0],
    increment: async (subject: Buffer, windowEndsAt: Date) => (await incrementAll([subject], windowEndsAt))[0] ?? 1,

    /** Blocks the subject until a time. Returns `false` if it is already blocked: of concurrent attempts one passes. */
    blockUnlessBlocked: async (subject: Buffer, until: Date) => {
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

    /** Blocks the subject until a time, when its window also ends. Has no effect if the subject is already blocked. */
    block: async (subject: Buffer, until: Date) => {
      await db
        .updateTable('login_failures')
        .set({ blocked_until: until, window_ends_at: until })
        .where('merchant', '=', merchant)
        .where('subject', '=', subject)
        .where('blocked_until', 'is', null)
        .execute()
    },

    /** Decrements the counter for an attempt that was not made. `clearBlock` also removes the block of the subject. */
    decrement: async (subject: Buffer, clearBlock: boolean) => {
      const decremented = { failures: sql<number>`greatest(failures - 1, 0)` }
      await db
        .updateTable('login_failures')
        .set(clearBlock ? { ...decremented, blocked_until: null } : decremented)
        .where('merchant', '=', merchant)
        .where('subject', '=', subject)
        .execute()
    },

    /**
     * Records a correct password: sets the counter of one subject to 0 and removes its block, and decrements the
     * counter of the other. Both rows are locked in the order in which they are counted, to avoid deadlocks.
     * `clearBlock` also removes the block of the other.
     */
    recordSuccess: async (resetSubject: Buffer, decrementedSubject: Buffer, clearBlock: boolean) => {
      const orderedSubjects = [resetSubject, decrementedSubject].toSorted(Buffer.compare)
      await sql`
        update login_failures as counter
        set failures = case when counter.subject = ${resetSubject} then 0 else greatest(counter.failures - 1, 0) end,
          blocked_until = case when counter.subject = ${resetSubject} or ${clearBlock}::boolean then null else counter.blocked_until end
        from (
          select subject from login_failures
          where merchant = ${merchant} and subject in (${sql.join(orderedSubjects)})
          order by subject for update
        ) as locked
        where counter.merchant = ${merchant} and counter.subject = locked.subject`.execute(db)
    },
  }
}
