import { sql } from 'kysely'
import type { Tenant } from '../../../database/tenant.ts'

/** Requests that all servers together have counted in the current window. */
export interface RequestCount {
  readonly count: number
  /** Remaining time of the window. */
  readonly milliseconds: number
}

/** Requests within windows of time, counted for all servers. A window begins with its first request. */
export const createRequestCountStore = ({ code: merchant, db }: Tenant) => ({
  /** Adds to a counter in one statement, so that no concurrent request is lost. */
  add: async (subject: Buffer, amount: number, seconds: number): Promise<RequestCount> => {
    const { count, milliseconds } = await db
      .with('counted', (counting) =>
        counting
          .insertInto('request_counts')
          .values({ merchant, subject, count: amount, began_at: sql<Date>`now()`, seconds })
          .onConflict((conflict) =>
            conflict.columns(['merchant', 'subject']).doUpdateSet({
              count: sql<number>`case when ${hasWindowEnded} then excluded.count else request_counts.count + excluded.count end`,
              began_at: sql<Date>`case when ${hasWindowEnded} then excluded.began_at else request_counts.began_at end`,
              seconds,
            }),
          )
          .returning(['count', 'began_at', 'seconds']),
      )
      .selectFrom('counted')
      .select(['count', sql<number>`extract(epoch from began_at - now())::double precision * 1000 + seconds * 1000`.as('milliseconds')])
      .executeTakeFirstOrThrow()
    return { count, milliseconds }
  },
})

/** Whether the window has ended, by the clock of the database, which all servers share. */
const hasWindowEnded = sql<boolean>`excluded.began_at - request_counts.began_at >= request_counts.seconds * interval '1 second'`
