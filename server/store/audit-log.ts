import type { Insertable, Selectable } from 'kysely'
import type { Tables } from './tables.ts'
import type { Tenant } from './tenant.ts'

/** One row of the log. */
export type AuditRow = Omit<Selectable<Tables['audit_log']>, 'merchant'>

export const auditLogOf = ({ code: merchant, db }: Tenant) => ({
  /** Where the chain ends, held for this transaction; of several at the same moment one after the other goes on. */
  holdHead: async () => {
    await db
      .insertInto('audit_heads')
      .values({ merchant, seq: 0n, hash: Buffer.alloc(0) })
      .onConflict((conflict) => conflict.column('merchant').doNothing())
      .execute()
    return db.selectFrom('audit_heads').select(['seq', 'hash']).where('merchant', '=', merchant).forUpdate().executeTakeFirstOrThrow()
  },

  append: async (row: Omit<Insertable<Tables['audit_log']>, 'merchant'>) => {
    await db
      .insertInto('audit_log')
      .values({ ...row, merchant })
      .execute()
    await db.updateTable('audit_heads').set({ seq: row.seq, hash: row.hash }).where('merchant', '=', merchant).execute()
  },

  head: () => db.selectFrom('audit_heads').select(['seq', 'hash']).where('merchant', '=', merchant).executeTakeFirst(),

  /** The rows after one and up to another, in their order. */
  between: (seq: bigint, last: bigint, count: number): Promise<AuditRow[]> =>
    db
      .selectFrom('audit_log')
      .select(['seq', 'at', 'event', 'outcome', 'account', 'hash'])
      .where('merchant', '=', merchant)
      .where('seq', '>', seq)
      .where('seq', '<=', last)
      .orderBy('seq')
      .limit(count)
      .execute(),
})
