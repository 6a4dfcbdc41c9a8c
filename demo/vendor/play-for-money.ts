import type { FreeSpins, OperatorConfig } from '../../server/integrations/vendor-contract.ts'
import { NoResponseError } from './call-wallet.ts'
import { deliverMessage } from './deliver-message.ts'
import type { WalletProtocol } from './wallet-protocol.ts'
import type { Playable } from './play/game.ts'
import { type RemainingSpins, type PlayedRound, type RoundRequest, toPlayedRound } from './play-round.ts'
import { RoundError } from './round-error.ts'
import { type VendorSession, type MoneySession, toCredits, getCreditUnit } from './vendor-session.ts'
import { hashSeed, createSeed, createSeededRandomInt } from './seeded-random-int.ts'
import { fetchFunds, createRollbackMessage, createSettlementMessage, debitStake } from './operator-wallet.ts'
import { withTransaction } from './store/with-transaction.ts'
import { createMessageStore } from './store/messages.ts'
import { type NewRound, createRoundStore } from './store/rounds.ts'
import type { VendorBrand } from './store/tables.ts'

/** A session in which rounds are played for money. */
export interface MoneyGameContext {
  readonly operator: OperatorConfig
  readonly brand: VendorBrand
  readonly session: VendorSession
  readonly money: MoneySession
  readonly protocol: WalletProtocol
}

/**
 * Plays one round for money. The round is stored before its stake is debited, and is revealed only after the debit is
 * confirmed, so that an interrupted round is either completed or refunded. A repeated id returns the round that was
 * played.
 * @throws RoundError
 */
export async function playForMoney(context: MoneyGameContext, rules: Playable, request: RoundRequest): Promise<PlayedRound> {
  const { operator, brand, session, money, protocol } = context
  const unit = getCreditUnit(money.currency)
  const existingRound = await createRoundStore(brand).find(session.player, request.id)
  if (existingRound)
    return getExistingRound(context, existingRound, await createRoundStore(brand).lockNextSeed(session.player, session.game, createSeed))
  const preparedBet = request.grant === undefined ? rules.prepareBet(request.bet) : await prepareFreeSpin(context, rules, request.grant)
  if (preparedBet === undefined) throw new RoundError('bad_bet')
  const beginResult = await beginRound(context, preparedBet, request, unit)
  if ('existingRound' in beginResult) return getExistingRound(context, beginResult.existingRound, beginResult.nextSeed)
  const { round, nextSeed } = beginResult
  const stake = { id: round.id, amount: round.stake * unit, grant: request.grant }
  const balanceAfterStake = await debitStake(operator, brand.code, money, protocol, stake).catch((error: unknown) =>
    abortRound(context, round.id, error),
  )
  const message = createSettlementMessage(
    { brand: brand.code, vendor: money.vendor, player: session.player, round: round.id },
    protocol,
    round.win * unit,
  )
  const isSettled = await withTransaction(brand, async (trx) => {
    if (!(await createRoundStore(trx).resolveStake(session.player, round.id, 'accepted'))) return false
    await createMessageStore(trx).insert(message)
    return true
  })
  if (!isSettled) throw new RoundError('stake_refunded')
  const balance = (await deliverMessage(brand, operator, message)) ?? BigInt(balanceAfterStake) + round.win * unit
  return {
    ...toPlayedRound(round, toCredits(balance, unit), nextSeed),
    ...(request.grant !== undefined && (await fetchRemainingSpins(context))),
  }
}

/**
 * Returns the bet at the stake of the operator's free spins; `undefined` if the game has no free spins at this stake.
 * @throws RoundError no_free_spin if the player has none of this grant
 */
async function prepareFreeSpin(
  { operator, brand, money }: MoneyGameContext,
  rules: Playable,
  grant: string,
): Promise<PreparedBet | undefined> {
  const { freeSpins } = await fetchFunds(operator, brand.code, money)
  if (freeSpins?.grant !== grant) throw new RoundError('no_free_spin')
  return rules.prepareFreeSpin(toCredits(freeSpins.stake, getCreditUnit(money.currency)))
}

/**
 * Returns the player's remaining free spins; an empty object if there are none or the operator does not return them.
 */
const fetchRemainingSpins = ({ operator, brand, money }: MoneyGameContext) =>
  fetchFunds(operator, brand.code, money).then(
    ({ freeSpins }) => toRemainingSpins(freeSpins, money),
    () => ({}),
  )

const toRemainingSpins = (freeSpins: FreeSpins | undefined, { currency }: MoneySession): { readonly freeSpins?: RemainingSpins } =>
  freeSpins === undefined
    ? {}
    : { freeSpins: { grant: freeSpins.grant, left: freeSpins.left, stake: toCredits(freeSpins.stake, getCreditUnit(currency)) } }

type PreparedBet = NonNullable<ReturnType<Playable['prepareBet']>>
type ExistingRound = NonNullable<Awaited<ReturnType<ReturnType<typeof createRoundStore>['find']>>>

/** Draws and stores the round. Returns it, or the existing round with its id, and the seed of the next round. */
function beginRound({ brand, session, money }: MoneyGameContext, preparedBet: PreparedBet, request: RoundRequest, unit: bigint) {
  const { player, game } = session
  return withTransaction(brand, async (trx) => {
    const roundStore = createRoundStore(trx)
    const seed = await roundStore.lockNextSeed(player, game, createSeed)
    const existingRound = await roundStore.find(player, request.id)
    if (existingRound) return { existingRound, nextSeed: seed }
    const { win, outcome } = preparedBet.play(createSeededRandomInt(seed, request.playerSeed))
    const [stake, winAmount] = [request.grant === undefined ? BigInt(preparedBet.stake) : 0n, BigInt(win)]
    const { id, playerSeed } = request
    const round: NewRound = {
      id,
      player,
      game,
      stake,
      win: winAmount,
      seed,
      playerSeed,
      bet: preparedBet.bet,
      outcome,
      money: { vendor: money.vendor, unit },
    }
    await roundStore.insert(round)
    const nextSeed = createSeed()
    await roundStore.replaceSeed(player, game, nextSeed)
    return { round, nextSeed }
  })
}

async function getExistingRound(
  { operator, brand, money }: MoneyGameContext,
  existingRound: ExistingRound,
  nextSeed: Buffer,
): Promise<PlayedRound> {
  if (existingRound.vendor === null) throw new RoundError('bad_bet')
  if (existingRound.state === 'stake-pending') throw new RoundError('stake_pending')
  if (existingRound.state !== 'accepted') throw new RoundError(existingRound.state === 'rejected' ? 'stake_rejected' : 'stake_refunded')
  const { balance, freeSpins } = await fetchFunds(operator, brand.code, money)
  const playedRound = toPlayedRound(
    { ...existingRound, playerSeed: existingRound.player_seed },
    toCredits(balance, getCreditUnit(money.currency)),
    nextSeed,
  )
  return { ...playedRound, ...toRemainingSpins(freeSpins, money) }
}

/**
 * Marks a round as refused, or rolls its stake back if there was no response.
 * @throws RoundError in these cases; otherwise, the given error
 */
async function abortRound(
  { operator, brand, session: { player }, money, protocol }: MoneyGameContext,
  id: string,
  error: unknown,
): Promise<never> {
  if (error instanceof RoundError) {
    await createRoundStore(brand).resolveStake(player, id, 'rejected')
    throw error
  }
  if (!(error instanceof NoResponseError)) throw error
  const message = createRollbackMessage({ brand: brand.code, vendor: money.vendor, player, round: id }, protocol)
  const wasReturned = await withTransaction(brand, async (trx) => {
    if (!(await createRoundStore(trx).resolveStake(player, id, 'refunded'))) return false
    await createMessageStore(trx).insert(message)
    return true
  })
  if (wasReturned) await deliverMessage(brand, operator, message)
  throw new RoundError('stake_refunded')
}

/**
 * Returns the player's balance, free spins, and the hash of the seed of their next round.
 * @throws RoundError if the operator does not return the balance
 */
export async function getMoneySessionState({ operator, brand, session, money }: MoneyGameContext): Promise<MoneySessionState> {
  const { balance, freeSpins } = await fetchFunds(operator, brand.code, money)
  const seed = await createRoundStore(brand).lockNextSeed(session.player, session.game, createSeed)
  return { credits: toCredits(balance, getCreditUnit(money.currency)), nextHash: hashSeed(seed), ...toRemainingSpins(freeSpins, money) }
}

interface MoneySessionState {
  readonly credits: number
  readonly nextHash: string
  readonly freeSpins?: RemainingSpins
}
