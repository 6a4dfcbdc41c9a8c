import { randomUUID } from 'node:crypto'
import type { Tenant } from './tenant.ts'

/** What visitors have written, sealed. */
export const feedbackOf = ({ code: merchant, db }: Tenant) => ({
  insert: async (sealed: Buffer) => {
    await db.insertInto('feedback').values({ merchant, id: randomUUID(), sealed }).execute()
  },

  /** The newest first. */
  newest: (count: number) =>
    db
      .selectFrom('feedback')
      .select(['sealed', 'created_at'])
      .where('merchant', '=', merchant)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(count)
      .execute(),
})
