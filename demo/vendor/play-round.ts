import type { VendorBrand } from './store/tables.ts'
import type { Playable } from './play/game.ts'
import { RoundError } from './round-error.ts'
import type { VendorSession } from './vendor-session.ts'
import { hashOfSeed, newSeed, seededDraw } from './seeded-draw.ts'
import { inTransaction } from './store/in-transaction.ts'
import { walletsOf } from './store/wallets.ts'
import { roundsOf } from './store/rounds.ts'

export interface RoundOrder {
  /** A UUID of the browser's. */
  readonly id: string
  /** The player's own part of the chance. */
  readonly playerSeed: string
  /** As it was sent. */
  readonly bet: unknown
  /** The operator's free spins that the round uses one of: it is played at their stake, whatever the bet says. */
  readonly grant?: string | undefined
}

/** A round that was played: the seed is told now, and the hash of the next one. */
export interface PlayedRound {
  readonly id: string
  readonly stake: number
  readonly win: number
  readonly outcome: unknown
  readonly seed: string
  readonly playerSeed: string
  readonly credits: number
  readonly nextHash: string
  /** What is left of the free spins, after a round that used one. */
  readonly freeSpins?: RemainingSpins | undefined
}

/** Free spins as a page shows them. */
export interface RemainingSpins {
  readonly grant: string
  readonly left: number
  /** Credits. */
  readonly stake: number
}

/**
 * Plays one round for credits: stake, draw, win and the seed of the next in one transaction. Asked for again under the
 * same id, it answers the round that was played and takes nothing.
 * @throws RoundError
 */
export function playRound(brand: VendorBrand, { player, game }: VendorSession, rules: Playable, order: RoundOrder): Promise<PlayedRound> {
  const entered = order.grant === undefined ? rules.enter(order.bet) : undefined
  if (entered === undefined) throw new RoundError('bad_bet')
  return inTransaction(brand, async (trx) => {
    const rounds = roundsOf(trx)
    const seed = await rounds.seed(player, game, newSeed)
    const known = await rounds.find(player, order.id)
    if (known) {
      if (known.vendor !== null) throw new RoundError('bad_bet')
      const credits = await walletsOf(trx).open(player)
      return toPlayedRound({ ...known, playerSeed: known.player_seed }, Number(credits), seed)
    }
    const stake = BigInt(entered.stake)
    if (!(await walletsOf(trx).take(player, stake))) throw new RoundError('no_credits')
    const { win, outcome } = entered.play(seededDraw(seed, order.playerSeed))
    const round = { id: order.id, player, game, stake, win: BigInt(win), seed, playerSeed: order.playerSeed, bet: entered.bet, outcome }
    await rounds.insert(round)
    const next = newSeed()
    await rounds.turnSeed(player, game, next)
    return toPlayedRound(round, Number(await walletsOf(trx).give(player, BigInt(win))), next)
  })
}

interface RoundRecord {
  readonly id: string
  readonly stake: bigint
  readonly win: bigint
  readonly outcome: unknown
  readonly seed: Buffer
  readonly playerSeed: string
}

/** A round as its page hears of it. */
export function toPlayedRound({ id, stake, win, outcome, seed, playerSeed }: RoundRecord, credits: number, next: Buffer): PlayedRound {
  return {
    id,
    stake: Number(stake),
    win: Number(win),
    outcome,
    seed: seed.toString('hex'),
    playerSeed,
    credits,
    nextHash: hashOfSeed(next),
  }
}
