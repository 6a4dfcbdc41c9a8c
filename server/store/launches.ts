import type { Insertable } from 'kysely'
import type { Tables } from './tables.ts'
import type { Tenant } from './tenant.ts'

export type NewLaunch = Omit<Insertable<Tables['launches']>, 'merchant' | 'lottery'> & { readonly lottery: object | undefined }
export type LaunchRecord = NonNullable<Awaited<ReturnType<ReturnType<typeof launchesOf>['use']>>>

export const launchesOf = ({ code: merchant, db }: Tenant) => ({
  insert: async ({ lottery, ...launch }: NewLaunch) => {
    await db
      .insertInto('launches')
      .values({ ...launch, merchant, lottery: lottery === undefined ? null : JSON.stringify(lottery) })
      .execute()
  },

  /** Takes a launch of a game, once, before its end. Nothing for one that is not there, was taken, has ended or is for another game. */
  use: (tokenHash: Buffer, game: string) =>
    db
      .updateTable('launches')
      .set({ used_at: new Date() })
      .where('merchant', '=', merchant)
      .where('token_hash', '=', tokenHash)
      .where('game', '=', game)
      .where('used_at', 'is', null)
      .where('expires_at', '>', new Date())
      .returning(['account', 'vendor', 'game', 'mode', 'language', 'host', 'lottery'])
      .executeTakeFirst(),
})
