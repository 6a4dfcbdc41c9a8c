import { type RawBuilder, sql } from 'kysely'
import type { Tenant } from '../../../database/tenant.ts'

/** Number of seconds in which a counter decays to 37 % (1/e). */
export const demandDecaySeconds = 1800

/** Recent requests and proofs per subject: counters with exponential decay. */
export const createDemandStore = ({ code: merchant, db }: Tenant) => ({
  /** Returns the counters in the order of the subjects; 0 for unknown ones. */
  read: async (subjects: readonly Buffer[]): Promise<readonly number[]> => {
    const rows = await db
      .selectFrom('demand')
      .select(['subject', computeDecayedLevel(sql<Date>`now()`).as('currentLevel')])
      .where('merchant', '=', merchant)
      .where('subject', 'in', subjects)
      .execute()
    return subjects.map((subject) => rows.find((row) => row.subject.equals(subject))?.currentLevel ?? 0)
  },

  /** Adds to a counter up to `max`, in one statement, so that no concurrent request is lost. Returns the new value. */
  add: async (subject: Buffer, amount: number, max: number): Promise<number> => {
    const { level } = await db
      .insertInto('demand')
      .values({ merchant, subject, level: amount, counted_at: sql<Date>`now()` })
      .onConflict((conflict) =>
        conflict.columns(['merchant', 'subject']).doUpdateSet({
          level: sql<number>`least(${computeDecayedLevel(sql<Date>`excluded.counted_at`)} + excluded.level, ${max}::double precision)`,
          counted_at: sql<Date>`excluded.counted_at`,
        }),
      )
      .returning('level')
      .executeTakeFirstOrThrow()
    return level
  },
})

/** Returns the SQL expression of a counter's value at a time of the database's clock, which all servers share. */
const computeDecayedLevel = (now: RawBuilder<Date>) =>
  sql<number>`demand.level * exp(-greatest(extract(epoch from ${now} - demand.counted_at)::double precision, 0) / ${demandDecaySeconds}::double precision)`
