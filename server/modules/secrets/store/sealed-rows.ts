import { randomUUID } from 'node:crypto'
import type { Tenant } from '../../../database/tenant.ts'

export type SealedTable = 'outbox' | 'feedback'

/** Rows of a brand that nobody can read here: messages that were sent, or what visitors have written. */
export const sealedRowsOf = (table: SealedTable, { code: merchant, db }: Tenant) => ({
  /** The same id again changes nothing. */
  insert: async (sealed: Buffer, id: string = randomUUID()) => {
    await db
      .insertInto(table)
      .values({ merchant, id, sealed })
      .onConflict((of) => of.doNothing())
      .execute()
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
