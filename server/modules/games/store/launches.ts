import type { Insertable } from 'kysely'
import { selectLiveSessions } from '../../accounts/store/sessions.ts'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'

export type NewLaunch = Omit<Insertable<Tables['launches']>, 'merchant' | 'id' | 'lottery'> & { readonly lottery: object | undefined }
export type LaunchRecord = NonNullable<Awaited<ReturnType<ReturnType<typeof createLaunchStore>['consume']>>>

export const createLaunchStore = (tenant: Tenant) => ({
  insert: async ({ lottery, ...launch }: NewLaunch) => {
    await tenant.db
      .insertInto('launches')
      .values({ ...launch, merchant: tenant.code, lottery: lottery === undefined ? null : JSON.stringify(lottery) })
      .execute()
  },

  /**
   * Consumes a launch of a vendor's game. `undefined` if it is unknown, used, expired, or for another vendor or game,
   * or if its login session is no longer valid.
   */
  consume: (tokenHash: Buffer, vendor: string, game: string) =>
    tenant.db
      .updateTable('launches')
      .set({ used_at: new Date() })
      .where('merchant', '=', tenant.code)
      .where('token_hash', '=', tokenHash)
      .where('vendor', '=', vendor)
      .where('game', '=', game)
      .where('used_at', 'is', null)
      .where('expires_at', '>', new Date())
      .where('session_hash', 'in', selectLiveSessions(tenant).select('sessions.token_hash'))
      .returning(['id', 'account', 'vendor', 'game', 'mode', 'language', 'host', 'lottery'])
      .executeTakeFirst(),
})
