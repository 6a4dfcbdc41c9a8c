import type { VendorBrand } from './tables.ts'

/** What a player starts with, and is filled up to: play credits that nobody can buy or cash in. */
const firstCredits = 10_000n

export const walletsOf = ({ code: merchant, db }: VendorBrand) => {
  const mine = (player: string) =>
    db.selectFrom('demo_wallets').select('credits').where('merchant', '=', merchant).where('player', '=', player).executeTakeFirstOrThrow()
  return {
    /** The credits of a player, who gets the first ones here. */
    open: async (player: string): Promise<bigint> => {
      await db
        .insertInto('demo_wallets')
        .values({ merchant, player, credits: firstCredits })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return (await mine(player)).credits
    },

    /** Takes a stake. Whether there was enough. */
    take: async (player: string, stake: bigint): Promise<boolean> =>
      (await db
        .updateTable('demo_wallets')
        .set((eb) => ({ credits: eb('credits', '-', stake) }))
        .where('merchant', '=', merchant)
        .where('player', '=', player)
        .where('credits', '>=', stake)
        .returning('player')
        .executeTakeFirst()) !== undefined,

    /** Adds a win; what there is then. */
    give: async (player: string, win: bigint): Promise<bigint> => {
      const { credits } = await db
        .updateTable('demo_wallets')
        .set((eb) => ({ credits: eb('credits', '+', win) }))
        .where('merchant', '=', merchant)
        .where('player', '=', player)
        .returning('credits')
        .executeTakeFirstOrThrow()
      return credits
    },

    /** Fills up a wallet that has less than the first credits; what there is then. */
    fill: async (player: string): Promise<bigint> => {
      await db
        .updateTable('demo_wallets')
        .set({ credits: firstCredits })
        .where('merchant', '=', merchant)
        .where('player', '=', player)
        .where('credits', '<', firstCredits)
        .execute()
      return (await mine(player)).credits
    },
  }
}
