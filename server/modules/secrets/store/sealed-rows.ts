import { randomUUID } from 'node:crypto'
import type { Tenant } from '../../../database/tenant.ts'

export type SealedTable = 'outbox' | 'feedback'

/**
 * Encrypted rows of a brand: undelivered messages to members (`outbox`), or visitors' messages to the brand
 * (`feedback`).
 */
export const createSealedRowStore = (table: SealedTable, { code: merchant, db }: Tenant) => ({
  /** Inserts a row unless its id exists. */
  insert: async (sealed: Buffer, id: string = randomUUID()) => {
    await db
      .insertInto(table)
      .values({ merchant, id, sealed })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },

  /** Lists the newest rows, newest first. */
  listNewest: (count: number) =>
    db
      .selectFrom(table)
      .select(['sealed', 'created_at'])
      .where('merchant', '=', merchant)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(count)
      .execute(),
})
