import { type Kysely, sql } from 'kysely'

/** Which files are encrypted. Those that lie there in the clear stay readable until they are due. */
export const sealedUploads = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table uploads add column sealed boolean not null default false`.execute(db)
  },
}
