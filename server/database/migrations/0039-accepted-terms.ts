import { type Kysely, sql } from 'kysely'

/** When the owner of an account accepted the terms. Of accounts that were made before, it is not known. */
export const acceptedTerms = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql.raw('alter table accounts add column terms_accepted_at timestamptz').execute(db)
  },
}
