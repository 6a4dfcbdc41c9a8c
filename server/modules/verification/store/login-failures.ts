import { sql } from 'kysely'
import type { Tenant } from '../../../database/tenant.ts'

export function loginFailuresOf({ code: merchant, db }: Tenant) {
  /** What is known of several at once; nothing of those whose window has ended. */
  const readAll = (subjects: readonly Buffer[]) =>
    db
      .selectFrom('login_failures')
      .select(['subject', 'failures', 'blocked_until', 'window_ends_at'])
      .where('merchant', '=', merchant)
      .where('subject', 'in', subjects)
      .where('window_ends_at', '>', new Date())
      .execute()

  /**
   * Counts one more attempt of each and answers, in their order, how many there are now in their windows. Counting
   * comes before the password is looked at, in one statement: attempts at the same moment cannot all be the first.
   * Several are written in an order that is always the same, so that two statements do not wait for each other.
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
     * After what was right: the one subject starts anew, the other has one attempt less. Both are held in the order in
     * which they are counted, so that two statements do not wait for each other. `free` ends the refusal that the other
     * had reserved.
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
