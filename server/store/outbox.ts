import { randomUUID } from 'node:crypto'
import type { Tenant } from './tenant.ts'

/** Messages that were sent, sealed. */
export const outboxOf = ({ code: merchant, db }: Tenant) => ({
  insert: async (sealed: Buffer) => {
    await db.insertInto('outbox').values({ merchant, id: randomUUID(), sealed }).execute()
  },

  /** The newest first. */
  newest: (count: number) =>
    db
      .selectFrom('outbox')
      .select(['sealed', 'created_at'])
      .where('merchant', '=', merchant)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(count)
      .execute(),
})
