import { randomUUID } from 'node:crypto'
import type { Tenant } from '../../../database/tenant.ts'

export type SealedTable = 'outbox' | 'feedback'

/** Rows of a brand that nobody can read here: messages that were sent, or what visitors have written. */
export const sealedRowsOf = (table: SealedTable, { code: merchant, db }: Tenant) => ({
  insert: async (sealed: Buffer) => {
    await db.insertInto(table).values({ merchant, id: randomUUID(), sealed }).execute()
  },

  /** The newest first. */
  newest: (count: number) =>
    db
      .selectFrom(table)
      .select(['sealed', 'created_at'])
      .where('merchant', '=', merchant)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(count)
      .execute(),
})
