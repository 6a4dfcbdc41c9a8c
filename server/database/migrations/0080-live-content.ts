import { type Kysely, sql } from 'kysely'

/**
 * Content follows `content.json`: the digest of what was applied last, and of each rank the names that the file gave it
 * then, so that names which an operator set since can be told from those of the file.
 */
export const liveContent = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table sites add column content_digest text`.execute(db)
    await sql`alter table vip_ranks add column file_texts jsonb`.execute(db)
  },
}
