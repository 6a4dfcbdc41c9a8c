import { sql } from 'kysely'
import type { Tenant } from '../../../database/tenant.ts'

/** Play sessions that players opened with vendors: launches that were used. */
export const createPlaySessionStore = ({ code: merchant, db }: Tenant) => ({
  /**
   * Returns a play session with the columns of its account: `id` is the id of the account. `live` states whether the
   * login session that launched the game is still valid.
   */
  find: (id: string, vendor: string) =>
    db
      .selectFrom('launches as l')
      .leftJoin('sessions as s', (join) => join.onRef('s.merchant', '=', 'l.merchant').onRef('s.token_hash', '=', 'l.session_hash'))
      .innerJoin('accounts as a', (join) => join.onRef('a.merchant', '=', 'l.merchant').onRef('a.id', '=', 'l.account'))
      .selectAll('a')
      .select([
        'l.game',
        'l.mode',
        sql<boolean>`coalesce(s.revoked_at is null and s.expires_at > now() and s.security_stamp = a.security_stamp, false)`.as('live'),
      ])
      .where('l.merchant', '=', merchant)
      .where('l.id', '=', id)
      .where('l.vendor', '=', vendor)
      .where('l.used_at', 'is not', null)
      .executeTakeFirst(),
})

export type PlaySession = NonNullable<Awaited<ReturnType<ReturnType<typeof createPlaySessionStore>['find']>>>
