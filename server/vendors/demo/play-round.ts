import type { VendorBrand } from './store/tables.ts'
import type { Operator } from '../contract.ts'
import type { Playable } from './play/game.ts'
import { hashOfSeed, newSeed, seededDraw } from './seeded-draw.ts'
import { pursesOf } from './store/purses.ts'
import { roundsOf } from './store/rounds.ts'

/** What the vendor asks of the operator where credits move. */
export type Bank = Pick<Operator<VendorBrand>, 'settled' | 'inTransaction'>

/** Where a player sits. */
export interface Seat {
  readonly player: string
  /** The game's id in the catalogue. */
  readonly game: string
}

export interface RoundWish {
  /** A UUID of the browser's. */
  readonly id: string
  /** The player's own part of the chance. */
  readonly playerSeed: string
  /** As it was sent. */
  readonly bet: unknown
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
}

/** Why a round is not played. */
export class RoundError extends Error {
  override readonly name = 'RoundError'
  constructor(readonly code: 'bad_bet' | 'closed' | 'no_credits' | 'seat_ended') {
    super(code)
  }
}

/**
 * Plays one round: stake, draw, win and the seed of the next in one transaction. Asked for again under the same id, it answers the round that was
 * played and takes nothing.
 * @throws RoundError
 */
export function playRound(
  tenant: VendorBrand,
  { player, game }: Seat,
  rules: Playable,
  wish: RoundWish,
  { settled, inTransaction }: Bank,
): Promise<PlayedRound> {
  const entered = rules.enter(wish.bet)
  if (entered === undefined) throw new RoundError('bad_bet')
  return inTransaction(tenant, async (inside) => {
    const rounds = roundsOf(inside)
    const seed = await rounds.seed(player, game, newSeed)
    const known = await rounds.find(player, wish.id)
    if (known) {
      const credits = await pursesOf(inside).open(player)
      return told({ ...known, playerSeed: known.player_seed }, credits, seed)
    }
    const stake = BigInt(entered.stake)
    if (!(await pursesOf(inside).take(player, stake))) throw new RoundError('no_credits')
    const { win, outcome } = entered.play(seededDraw(seed, wish.playerSeed))
    const round = { id: wish.id, player, game, stake, win: BigInt(win), seed, playerSeed: wish.playerSeed, bet: entered.bet, outcome }
    await rounds.insert(round)
    await settled(inside, round)
    const next = newSeed()
    await rounds.turnSeed(player, game, next)
    return told(round, await pursesOf(inside).give(player, BigInt(win)), next)
  })
}

interface Told {
  readonly id: string
  readonly stake: bigint
  readonly win: bigint
  readonly outcome: unknown
  readonly seed: Buffer
  readonly playerSeed: string
}

function told({ id, stake, win, outcome, seed, playerSeed }: Told, credits: bigint, next: Buffer): PlayedRound {
  return {
    id,
    stake: Number(stake),
    win: Number(win),
    outcome,
    seed: seed.toString('hex'),
    playerSeed,
    credits: Number(credits),
    nextHash: hashOfSeed(next),
  }
}
