import type { VendorBrand } from './tables.ts'

/** Initial credits, to which a wallet can be refilled. They cannot be bought or cashed in. */
const initialCredits = 10_000n

export const createWalletStore = ({ code: merchant, db }: VendorBrand) => {
  const getWallet = (player: string) =>
    db.selectFrom('demo_wallets').select('credits').where('merchant', '=', merchant).where('player', '=', player).executeTakeFirstOrThrow()
  return {
    /** Returns the credits of a player, creating the wallet if it is missing. */
    getOrCreate: async (player: string): Promise<bigint> => {
      await db
        .insertInto('demo_wallets')
        .values({ merchant, player, credits: initialCredits })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return (await getWallet(player)).credits
    },

    /** Deducts a stake. Returns whether the credits were sufficient. */
    deductStake: async (player: string, stake: bigint): Promise<boolean> =>
      (await db
        .updateTable('demo_wallets')
        .set((eb) => ({ credits: eb('credits', '-', stake) }))
        .where('merchant', '=', merchant)
        .where('player', '=', player)
        .where('credits', '>=', stake)
        .returning('player')
        .executeTakeFirst()) !== undefined,

    /** Adds a win or a refunded stake and returns the new balance. */
    credit: async (player: string, amount: bigint): Promise<bigint> => {
      const { credits } = await db
        .updateTable('demo_wallets')
        .set((eb) => ({ credits: eb('credits', '+', amount) }))
        .where('merchant', '=', merchant)
        .where('player', '=', player)
        .returning('credits')
        .executeTakeFirstOrThrow()
      return credits
    },

    /** Refills a wallet with less than the initial credits and returns the new balance. */
    refill: async (player: string): Promise<bigint> => {
      await db
        .updateTable('demo_wallets')
        .set({ credits: initialCredits })
        .where('merchant', '=', merchant)
        .where('player', '=', player)
        .where('credits', '<', initialCredits)
        .execute()
      return (await getWallet(player)).credits
    },
  }
}
