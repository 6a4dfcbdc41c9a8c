import type { Insertable } from 'kysely'
import type { DemoTables, VendorBrand } from './tables.ts'

export type NewSession = Omit<Insertable<DemoTables['demo_sessions']>, 'merchant' | 'created_at'>

export const createSessionStore = ({ code: merchant, db }: VendorBrand) => ({
  insert: async (session: NewSession) => {
    await db
      .insertInto('demo_sessions')
      .values({ merchant, ...session })
      .execute()
  },

  find: (tokenHash: Buffer) =>
    db
      .selectFrom('demo_sessions')
      .select(['player', 'game', 'vendor', 'session', 'currency'])
      .where('merchant', '=', merchant)
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', new Date())
      .executeTakeFirst(),
})
