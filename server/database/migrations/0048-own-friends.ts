import { type Kysely, sql } from 'kysely'

/** Friends who are whoever invited them, as far as that can be told: nothing is given for them. */
export const ownFriends = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table referrals add column own boolean not null default false`.execute(db)
    await sql`alter table referrals add constraint referrals_own check (not own or rewarded_at is null)`.execute(db)
  },
}
