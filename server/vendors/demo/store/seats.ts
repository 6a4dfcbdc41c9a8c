import type { VendorBrand } from './tables.ts'

export const seatsOf = ({ code: merchant, db }: VendorBrand) => ({
  insert: async (tokenHash: Buffer, player: string, game: string, expiresAt: Date) => {
    await db.insertInto('demo_seats').values({ merchant, token_hash: tokenHash, player, game, expires_at: expiresAt }).execute()
  },

  find: (tokenHash: Buffer) =>
    db
      .selectFrom('demo_seats')
      .select(['player', 'game'])
      .where('merchant', '=', merchant)
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', new Date())
      .executeTakeFirst(),
})
