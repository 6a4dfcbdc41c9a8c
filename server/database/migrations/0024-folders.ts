import { type Kysely, sql } from 'kysely'

/**
 * Which folder a brand's code belongs to, so that a folder that takes another code is told of and does not lose its
 * accounts.
 */
export const folders = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql.raw('alter table sites add column folder text').execute(db)
  },
}
