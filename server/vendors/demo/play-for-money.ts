import type { Operator } from '../contract.ts'
import { Unanswered } from './ask-wallet.ts'
import { deliver } from './deliver.ts'
import type { Manner } from './manner.ts'
import type { Playable } from './play/game.ts'
import { type PlayedRound, type RoundOrder, tellRound } from './play-round.ts'
import { RoundError } from './round-error.ts'
import { type VendorSession, type SessionMoney, toCredits, unitOf } from './vendor-session.ts'
import { hashOfSeed, newSeed, seededDraw } from './seeded-draw.ts'
import { askBalance, backMessage, endMessage, takeStake } from './stake-money.ts'
import { inTransaction } from './store/in-transaction.ts'
import { messagesOf } from './store/messages.ts'
import { type NewRound, roundsOf } from './store/rounds.ts'
import type { VendorBrand } from './store/tables.ts'

/** A table or machine that is played for money. */
export interface MoneyTable {
  readonly operator: Operator
  readonly brand: VendorBrand
  readonly session: VendorSession
  readonly money: SessionMoney
  readonly manner: Manner
}

/**
 * Plays one round for money. It is written down before the stake is asked for and nothing of it is told before the
 * stake was taken, so that wherever it breaks off it is either played to its end or given back. Asked for again under
 * the same id, it answers the round that was played.
 * @throws RoundError
 */
export async function playForMoney(table: MoneyTable, rules: Playable, order: RoundOrder): Promise<PlayedRound> {
  const { operator, brand, session, money, manner } = table
  const unit = unitOf(money.currency)
  const begun = await begin(table, rules, order, unit)
  if ('known' in begun) return tellKnown(table, begun.known, begun.next)
  const { round, next } = begun
  const left = await takeStake(operator, brand.code, money, manner, { id: round.id, amount: round.stake * unit }).catch((error: unknown) =>
    breakOff(table, round.id, error),
  )
  const message = endMessage({ brand: brand.code, vendor: money.vendor, player: session.player, round: round.id }, manner, round.win * unit)
  const played = await inTransaction(brand, async (inside) => {
    if (!(await roundsOf(inside).leaveBetting(session.player, round.id, 'done'))) return false
    await messagesOf(inside).insert(message)
    return true
  })
  if (!played) throw new RoundError('returned')
  const balance = (await deliver(brand, operator, message)) ?? BigInt(left) + round.win * unit
  return tellRound(round, toCredits(balance, unit), next)
}

type KnownRound = NonNullable<Awaited<ReturnType<ReturnType<typeof roundsOf>['find']>>>

/** Draws the round and writes it down; one that is known already is left as it is. */
function begin({ brand, session, money }: MoneyTable, rules: Playable, order: RoundOrder, unit: bigint) {
  const { player, game } = session
  const entered = rules.enter(order.bet)
  if (entered === undefined) throw new RoundError('bad_bet')
  return inTransaction(brand, async (inside) => {
    const rounds = roundsOf(inside)
    const seed = await rounds.seed(player, game, newSeed)
    const known = await rounds.find(player, order.id)
    if (known) return { known, next: seed }
    const { win, outcome } = entered.play(seededDraw(seed, order.playerSeed))
    const [stake, won] = [BigInt(entered.stake), BigInt(win)]
    const { id, playerSeed } = order
    const round: NewRound = {
      id,
      player,
      game,
      stake,
      win: won,
      seed,
      playerSeed,
      bet: entered.bet,
      outcome,
      money: { vendor: money.vendor, unit },
    }
    await rounds.insert(round)
    const next = newSeed()
    await rounds.turnSeed(player, game, next)
    return { round, next }
  })
}

async function tellKnown({ operator, brand, money }: MoneyTable, known: KnownRound, next: Buffer): Promise<PlayedRound> {
  if (known.vendor === null) throw new RoundError('bad_bet')
  if (known.state === 'betting') throw new RoundError('in_play')
  if (known.state !== 'done') throw new RoundError(known.state === 'refused' ? 'not_taken' : 'returned')
  const balance = await askBalance(operator, brand.code, money)
  return tellRound({ ...known, playerSeed: known.player_seed }, toCredits(balance, unitOf(money.currency)), next)
}

/** The stake was refused, or nobody knows: then it is given back, if it was taken. */
async function breakOff({ operator, brand, session: { player }, money, manner }: MoneyTable, id: string, error: unknown): Promise<never> {
  if (error instanceof RoundError) {
    await roundsOf(brand).leaveBetting(player, id, 'refused')
    throw error
  }
  if (!(error instanceof Unanswered)) throw error
  const message = backMessage({ brand: brand.code, vendor: money.vendor, player, round: id }, manner)
  const returned = await inTransaction(brand, async (inside) => {
    if (!(await roundsOf(inside).leaveBetting(player, id, 'returned'))) return false
    await messagesOf(inside).insert(message)
    return true
  })
  if (returned) await deliver(brand, operator, message)
  throw new RoundError('returned')
}

/** What a player has, and the hash of the seed that their next round is drawn from. */
export async function describeMoney({ operator, brand, session, money }: MoneyTable): Promise<{ credits: number; nextHash: string }> {
  const balance = await askBalance(operator, brand.code, money)
  const seed = await roundsOf(brand).seed(session.player, session.game, newSeed)
  return { credits: toCredits(balance, unitOf(money.currency)), nextHash: hashOfSeed(seed) }
}
