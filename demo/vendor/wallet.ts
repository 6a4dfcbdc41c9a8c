import { hashSeed, createSeed } from './seeded-random-int.ts'
import { RoundError } from './round-error.ts'
import type { OpenSession } from './require-session.ts'
import { createWalletStore } from './store/wallets.ts'
import { createRoundStore } from './store/rounds.ts'

/** Returns the credits of the session's player, and the hash of the seed of their next round. */
export async function getTrialSessionState({ brand, session }: OpenSession): Promise<{ credits: number; nextHash: string }> {
  const credits = await createWalletStore(brand).getOrCreate(session.player)
  return {
    credits: Number(credits),
    nextHash: hashSeed(await createRoundStore(brand).lockNextSeed(session.player, session.game, createSeed)),
  }
}

/**
 * Refills a wallet to its initial credits.
 * @throws RoundError if the session is played for money
 */
export async function refillWallet({ brand, session }: OpenSession): Promise<{ credits: number }> {
  if (session.money !== undefined) throw new RoundError('bad_bet')
  await createWalletStore(brand).getOrCreate(session.player)
  return { credits: Number(await createWalletStore(brand).refill(session.player)) }
}

const maxRounds = 20

/** Returns the player's last rounds of this game, with their seeds. */
export async function listRounds({ brand, session }: OpenSession): Promise<object> {
  const rounds = await createRoundStore(brand).listRecent(session.player, session.game, maxRounds, session.money !== undefined)
  return {
    rounds: rounds.map(({ id, stake, win, seed, player_seed, bet, outcome, created_at }) => ({
      id,
      stake: Number(stake),
      win: Number(win),
      seed: seed.toString('hex'),
      hash: hashSeed(seed),
      playerSeed: player_seed,
      bet,
      outcome,
      at: created_at.toISOString(),
    })),
  }
}
