import { hashOfSeed, newSeed } from './seeded-draw.ts'
import type { SeatRecord } from './find-seat.ts'
import { pursesOf } from './store/purses.ts'
import { roundsOf } from './store/rounds.ts'

/** The credits of whoever sits there, and the hash of the seed that their next round is drawn from. */
export async function describePurse({ tenant, seat }: SeatRecord): Promise<{ credits: number; nextHash: string }> {
  const credits = await pursesOf(tenant).open(seat.player)
  return { credits: Number(credits), nextHash: hashOfSeed(await roundsOf(tenant).seed(seat.player, seat.game, newSeed)) }
}

/** Fills a purse up to what it began with. */
export async function fillPurse({ tenant, seat }: SeatRecord): Promise<{ credits: number }> {
  await pursesOf(tenant).open(seat.player)
  return { credits: Number(await pursesOf(tenant).fill(seat.player)) }
}

const remembered = 20

/** The player's last rounds of this game, with the seeds that they were drawn from. */
export async function listRounds({ tenant, seat }: SeatRecord): Promise<object> {
  const rounds = await roundsOf(tenant).last(seat.player, seat.game, remembered)
  return {
    rounds: rounds.map(({ id, stake, win, seed, player_seed, bet, outcome, created_at }) => ({
      id,
      stake: Number(stake),
      win: Number(win),
      seed: seed.toString('hex'),
      hash: hashOfSeed(seed),
      playerSeed: player_seed,
      bet,
      outcome,
      at: created_at.toISOString(),
    })),
  }
}
