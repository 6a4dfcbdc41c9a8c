import { sql } from 'kysely'
import type { Tenant } from '../../../database/tenant.ts'

/** The time in which what was asked for falls to 37 % of itself. */
export const demandDecaySeconds = 1800

/** How much each of some subjects has asked for lately: a count that decays. */
export const demandOf = ({ code: merchant, db }: Tenant) => ({
  /** In the order of the subjects; zero for those that are not known. */
  read: async (subjects: readonly Buffer[]): Promise<readonly number[]> => {
    const rows = await db
      .selectFrom('demand')
      .select(['subject', decayed.as('now')])
      .where('merchant', '=', merchant)
      .where('subject', 'in', subjects)
      .execute()
    return subjects.map((subject) => rows.find((row) => row.subject.equals(subject))?.now ?? 0)
  },

  /**
   * Counts in one statement, so that none of many at the same moment is lost, and never beyond `most`. Answers what
   * there is now.
   */
  add: async (subject: Buffer, amount: number, max: number): Promise<number> => {
    const { level } = await db
      .insertInto('demand')
      .values({ merchant, subject, level: amount, counted_at: sql<Date>`now()` })
      .onConflict((conflict) =>
        conflict.columns(['merchant', 'subject']).doUpdateSet({
          level: sql<number>`least(${decayed} + excluded.level, ${max}::double precision)`,
          counted_at: sql<Date>`now()`,
        }),
      )
      .returning('level')
      .executeTakeFirstOrThrow()
    return level
  },
})

/** By the clock of the database, which all servers share. */
const decayed = sql<number>`demand.level * exp(-greatest(extract(epoch from now() - demand.counted_at)::double precision, 0) / ${demandDecaySeconds}::double precision)`
