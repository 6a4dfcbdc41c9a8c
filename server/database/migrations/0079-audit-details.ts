import { type Kysely, sql } from 'kysely'

/** A row of the audit log can say what a setting was before and after. Rows without it keep their hash. */
export const auditDetails = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table audit_log add column detail text`.execute(db)
  },
}
