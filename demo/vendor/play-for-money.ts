import type { FreeSpins, Operator } from '../../server/integrations/vendor-contract.ts'
import { NoResponseError } from './call-wallet.ts'
import { deliverMessage } from './deliver.ts'
import type { WalletProtocol } from './wallet-protocol.ts'
import type { Playable } from './play/game.ts'
import { type RemainingSpins, type PlayedRound, type RoundOrder, toPlayedRound } from './play-round.ts'
import { RoundError } from './round-error.ts'
import { type VendorSession, type SessionMoney, toCredits, unitOf } from './vendor-session.ts'
import { hashOfSeed, newSeed, seededDraw } from './seeded-draw.ts'
import { fetchFunds, createRollbackMessage, createSettlementMessage, takeStake } from './stake-money.ts'
import { inTransaction } from './store/in-transaction.ts'
import { messagesOf } from './store/messages.ts'
import { type NewRound, roundsOf } from './store/rounds.ts'
import type { VendorBrand } from './store/tables.ts'

/** A table or slot that is played for money. */
export interface MoneyTable {
  readonly operator: Operator
  readonly brand: VendorBrand
  readonly session: VendorSession
  readonly money: SessionMoney
  readonly protocol: WalletProtocol
}

/**
 * Plays one round for money. The round is stored before the stake is requested, and nothing of it is revealed before
 * the stake was taken, so that an interrupted round is either completed or refunded. A repeated id returns the round
 * that was played.
 * @throws RoundError
 */
export async function playForMoney(table: MoneyTable, rules: Playable, order: RoundOrder): Promise<PlayedRound> {
  const { operator, brand, session, money, protocol } = table
  const unit = unitOf(money.currency)
  const earlier = await roundsOf(brand).find(session.player, order.id)
  if (earlier) return getKnownRound(table, earlier, await roundsOf(brand).lockNextSeed(session.player, session.game, newSeed))
  const preparedBet = order.grant === undefined ? rules.prepareBet(order.bet) : await prepareFreeSpin(table, rules, order.grant)
  if (preparedBet === undefined) throw new RoundError('bad_bet')
  const stored = await beginRound(table, preparedBet, order, unit)
  if ('known' in stored) return getKnownRound(table, stored.known, stored.next)
  const { round, next } = stored
  const stake = { id: round.id, amount: round.stake * unit, grant: order.grant }
  const balanceAfterStake = await takeStake(operator, brand.code, money, protocol, stake).catch((error: unknown) =>
    abortRound(table, round.id, error),
  )
  const message = createSettlementMessage(
    { brand: brand.code, vendor: money.vendor, player: session.player, round: round.id },
    protocol,
    round.win * unit,
  )
  const played = await inTransaction(brand, async (trx) => {
    if (!(await roundsOf(trx).endBetting(session.player, round.id, 'done'))) return false
    await messagesOf(trx).insert(message)
    return true
  })
  if (!played) throw new RoundError('returned')
  const balance = (await deliverMessage(brand, operator, message)) ?? BigInt(balanceAfterStake) + round.win * unit
  return { ...toPlayedRound(round, toCredits(balance, unit), next), ...(order.grant !== undefined && (await fetchRemainingSpins(table))) }
}

/**
 * Returns the bet at the stake of the operator's free spins; `undefined` if the game has no free spins at this stake.
 * @throws RoundError no_free_spin if the player has none of this grant
 */
async function prepareFreeSpin({ operator, brand, money }: MoneyTable, rules: Playable, grant: string): Promise<PreparedBet | undefined> {
  const { freeSpins } = await fetchFunds(operator, brand.code, money)
  if (freeSpins?.grant !== grant) throw new RoundError('no_free_spin')
  return rules.prepareFreeSpin(toCredits(freeSpins.stake, unitOf(money.currency)))
}

/** Returns the player's remaining free spins after one was played; an empty object if the operator does not respond. */
const fetchRemainingSpins = ({ operator, brand, money }: MoneyTable) =>
  fetchFunds(operator, brand.code, money).then(
    ({ freeSpins }) => toRemainingSpins(freeSpins, money),
    () => ({}),
  )

const toRemainingSpins = (freeSpins: FreeSpins | undefined, { currency }: SessionMoney): { readonly freeSpins?: RemainingSpins } =>
  freeSpins === undefined
    ? {}
    : { freeSpins: { grant: freeSpins.grant, left: freeSpins.left, stake: toCredits(freeSpins.stake, unitOf(currency)) } }

type PreparedBet = NonNullable<ReturnType<Playable['prepareBet']>>
type KnownRound = NonNullable<Awaited<ReturnType<ReturnType<typeof roundsOf>['find']>>>

/** Draws and stores the round; an existing one is left unchanged. */
function beginRound({ brand, session, money }: MoneyTable, preparedBet: PreparedBet, order: RoundOrder, unit: bigint) {
  const { player, game } = session
  return inTransaction(brand, async (trx) => {
    const rounds = roundsOf(trx)
    const seed = await rounds.lockNextSeed(player, game, newSeed)
    const known = await rounds.find(player, order.id)
    if (known) return { known, next: seed }
    const { win, outcome } = preparedBet.play(seededDraw(seed, order.playerSeed))
    const [stake, won] = [order.grant === undefined ? BigInt(preparedBet.stake) : 0n, BigInt(win)]
    const { id, playerSeed } = order
    const round: NewRound = {
      id,
      player,
      game,
      stake,
      win: won,
      seed,
      playerSeed,
      bet: preparedBet.bet,
      outcome,
      money: { vendor: money.vendor, unit },
    }
    await rounds.insert(round)
    const next = newSeed()
    await rounds.replaceSeed(player, game, next)
    return { round, next }
  })
}

async function getKnownRound({ operator, brand, money }: MoneyTable, known: KnownRound, nextSeed: Buffer): Promise<PlayedRound> {
  if (known.vendor === null) throw new RoundError('bad_bet')
  if (known.state === 'betting') throw new RoundError('in_play')
  if (known.state !== 'done') throw new RoundError(known.state === 'refused' ? 'not_taken' : 'returned')
  const { balance, freeSpins } = await fetchFunds(operator, brand.code, money)
  const played = toPlayedRound({ ...known, playerSeed: known.player_seed }, toCredits(balance, unitOf(money.currency)), nextSeed)
  return { ...played, ...toRemainingSpins(freeSpins, money) }
}

/** The stake was refused, or there was no response: then it is rolled back in case it was taken. */
async function abortRound(
  { operator, brand, session: { player }, money, protocol }: MoneyTable,
  id: string,
  error: unknown,
): Promise<never> {
  if (error instanceof RoundError) {
    await roundsOf(brand).endBetting(player, id, 'refused')
    throw error
  }
  if (!(error instanceof NoResponseError)) throw error
  const message = createRollbackMessage({ brand: brand.code, vendor: money.vendor, player, round: id }, protocol)
  const returned = await inTransaction(brand, async (trx) => {
    if (!(await roundsOf(trx).endBetting(player, id, 'returned'))) return false
    await messagesOf(trx).insert(message)
    return true
  })
  if (returned) await deliverMessage(brand, operator, message)
  throw new RoundError('returned')
}

/** Returns the player's balance, free spins, and the hash of the seed of their next round. */
export async function describeMoney({ operator, brand, session, money }: MoneyTable): Promise<DescribedMoney> {
  const { balance, freeSpins } = await fetchFunds(operator, brand.code, money)
  const seed = await roundsOf(brand).lockNextSeed(session.player, session.game, newSeed)
  return { credits: toCredits(balance, unitOf(money.currency)), nextHash: hashOfSeed(seed), ...toRemainingSpins(freeSpins, money) }
}

interface DescribedMoney {
  readonly credits: number
  readonly nextHash: string
  readonly freeSpins?: RemainingSpins
}
