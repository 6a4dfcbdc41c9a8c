import type { OperatorConfig } from '../../server/integrations/vendor-contract.ts'
import { NoResponseError } from './call-wallet.ts'
import { type AnyScheduledGame, scheduledGames } from './scheduled-games.ts'
import { deliverMessage } from './deliver-message.ts'
import { getDrawsState, deriveOutcome, prepareScheduledGame } from './scheduled-draws.ts'
import type { ProtocolLookup, WalletProtocol } from './wallet-protocol.ts'
import { getDrawTime, getPeriodAt } from './play/scheduled.ts'
import { RoundError } from './round-error.ts'
import { fetchBalance, createRollbackMessage, createSettlementMessage, debitStake } from './operator-wallet.ts'
import { createDrawStore } from './store/draws.ts'
import { withTransaction } from './store/with-transaction.ts'
import { type Message, createMessageStore } from './store/messages.ts'
import type { VendorBrand } from './store/tables.ts'
import { createTicketStore } from './store/tickets.ts'
import { createWalletStore } from './store/wallets.ts'
import { type MoneySession, toCredits, getCreditUnit, type VendorSession } from './vendor-session.ts'

const maxTickets = 20

/** A scheduled game, and the session of the player who uses it. */
export interface ScheduledGameContext {
  readonly operator: OperatorConfig
  readonly brand: VendorBrand
  readonly session: VendorSession
  readonly protocol: WalletProtocol
  readonly name: string
  readonly scheduledGame: AnyScheduledGame
  readonly clock: () => number
  readonly getProtocol: ProtocolLookup
}

/**
 * Settles the player's due tickets and returns the state of the scheduled game: its draws, the player's tickets and
 * balance.
 * @throws RoundError if the operator does not return the balance
 */
export async function getScheduledGameState(context: ScheduledGameContext): Promise<object> {
  const { operator, brand, name, scheduledGame, clock, session } = context
  const { player, money } = session
  for (const message of await settleTickets(context, player)) await deliverMessage(brand, operator, message)
  const [draws, tickets, credits] = await Promise.all([
    getDrawsState(brand, name, scheduledGame, clock()),
    createTicketStore(brand).listRecent(player, name, maxTickets, money !== undefined),
    money === undefined
      ? createWalletStore(brand).getOrCreate(player).then(Number)
      : fetchBalance(operator, brand.code, money).then((balance) => toCredits(balance, getCreditUnit(money.currency))),
  ])
  return {
    ...draws,
    tickets: tickets.map(({ id, period, bet, stake, win }) => ({
      id,
      period,
      bet,
      stake: Number(stake),
      win: win === null ? null : Number(win),
    })),
    credits,
  }
}

export interface TicketOrder {
  readonly id: string
  readonly bet: unknown
}

interface PurchasedTicket {
  readonly credits: number
  readonly period: number
}

/**
 * Places a bet on the next result. A repeated id places no second bet and returns the period of the first, even after
 * betting on it has closed.
 * @throws RoundError
 */
export async function buyTicket(context: ScheduledGameContext, { id, bet: input }: TicketOrder): Promise<PurchasedTicket> {
  const { brand, session, name, scheduledGame, clock } = context
  const bet = scheduledGame.parseBet(input)
  if (bet === undefined) throw new RoundError('bad_bet')
  await prepareScheduledGame(brand, name, scheduledGame, clock())
  const stake = BigInt(scheduledGame.getStake(bet))
  if (session.money !== undefined) return buyForMoney(context, session.money, { id, bet, stake })
  const { player } = session
  return withTransaction(brand, async (trx) => {
    const ticketStore = createTicketStore(trx)
    if (!(await ticketStore.find(player, id))) {
      const isNew = await ticketStore.insert({ id, player, scheduled_game: name, period: requireOpenPeriod(context), bet, stake })
      if (isNew && !(await createWalletStore(trx).deductStake(player, stake))) throw new RoundError('no_credits')
    }
    const ticket = await ticketStore.find(player, id)
    if (ticket === undefined || ticket.game !== null) throw new RoundError('bad_bet')
    return { credits: Number(await createWalletStore(trx).getOrCreate(player)), period: ticket.period }
  })
}

/**
 * Returns the period that accepts bets now.
 * @throws RoundError closed
 */
function requireOpenPeriod({ scheduledGame, clock }: ScheduledGameContext): number {
  const now = clock()
  const period = getPeriodAt(scheduledGame, now)
  if (!isOpen(scheduledGame, period, now)) throw new RoundError('closed')
  return period
}

const isOpen = (game: AnyScheduledGame, period: number, now: number): boolean =>
  now < getDrawTime(game, period) - game.bettingCutoffSeconds * 1000

interface NewStake {
  readonly id: string
  readonly bet: unknown
  readonly stake: bigint
}

/**
 * Buys a ticket for money. The ticket is stored before its stake is debited, and is valid only if the debit succeeds
 * before betting closes. The stake is rolled back if there is no response or the debit came too late.
 */
async function buyForMoney(context: ScheduledGameContext, money: MoneySession, { id, bet, stake }: NewStake): Promise<PurchasedTicket> {
  const { operator, brand, session, protocol, name, scheduledGame, clock } = context
  const { player, game } = session
  const unit = getCreditUnit(money.currency)
  const existingTicket = await createTicketStore(brand).find(player, id)
  const period = existingTicket?.period ?? requireOpenPeriod(context)
  const ticket = { id, player, scheduled_game: name, period, bet, stake, money: { vendor: money.vendor, unit, game } }
  if (existingTicket || !(await createTicketStore(brand).insert(ticket))) return getExistingTicket(context, money, id)
  const roundKey = { brand: brand.code, vendor: money.vendor, player, round: id }
  try {
    const balance = await debitStake(operator, brand.code, money, protocol, { id, amount: stake * unit })
    if (!isOpen(scheduledGame, period, clock())) throw new NoResponseError('The stake was accepted after betting had closed.')
    if (!(await createTicketStore(brand).resolveStake(player, id, 'accepted'))) throw new RoundError('stake_refunded')
    return { credits: toCredits(balance, unit), period }
  } catch (error) {
    if (error instanceof RoundError) await createTicketStore(brand).resolveStake(player, id, 'rejected')
    if (!(error instanceof NoResponseError)) throw error
    const message = createRollbackMessage(roundKey, protocol)
    const wasReturned = await withTransaction(brand, async (trx) => {
      if (!(await createTicketStore(trx).resolveStake(player, id, 'refunded'))) return false
      await createMessageStore(trx).insert(message)
      return true
    })
    if (wasReturned) await deliverMessage(brand, operator, message)
    throw new RoundError('stake_refunded')
  }
}

async function getExistingTicket(
  { operator, brand, session: { player } }: ScheduledGameContext,
  money: MoneySession,
  id: string,
): Promise<PurchasedTicket> {
  const existingTicket = await createTicketStore(brand).find(player, id)
  if (existingTicket === undefined || existingTicket.game === null) throw new RoundError('bad_bet')
  if (existingTicket.state === 'stake-pending') throw new RoundError('stake_pending')
  if (existingTicket.state !== 'accepted') throw new RoundError(existingTicket.state === 'rejected' ? 'stake_rejected' : 'stake_refunded')
  return {
    credits: toCredits(await fetchBalance(operator, brand.code, money), getCreditUnit(money.currency)),
    period: existingTicket.period,
  }
}

/**
 * Settles a player's due tickets on a scheduled game. Wins of trial tickets are credited to the player's wallet. For
 * each ticket bought for money, a message to the operator is stored. Returns these messages.
 */
export function settleTickets(
  { brand, name, clock, getProtocol }: Pick<ScheduledGameContext, 'brand' | 'name' | 'clock' | 'getProtocol'>,
  player: string,
): Promise<readonly Message[]> {
  const scheduledGame = scheduledGames.get(name)
  if (scheduledGame === undefined) return Promise.resolve([])
  return withTransaction(brand, async (trx) => {
    const dueTickets = await createTicketStore(trx).lockUnsettled(player, name, getPeriodAt(scheduledGame, clock()))
    let creditsWon = 0n
    const messages: Message[] = []
    for (const { id, period, bet, vendor, unit, game } of dueTickets) {
      const seed = await createDrawStore(trx).findSeed(name, period)
      if (seed === undefined) continue
      const win = BigInt(scheduledGame.computeWin(bet, deriveOutcome(name, scheduledGame, period, seed), period))
      await createTicketStore(trx).settle(player, id, win)
      if (vendor === null || unit === null || game === null) creditsWon += win
      else messages.push(createSettlementMessage({ brand: brand.code, vendor, player, round: id }, getProtocol(game, name), win * unit))
    }
    for (const message of messages) await createMessageStore(trx).insert(message)
    if (creditsWon > 0n) {
      await createWalletStore(trx).getOrCreate(player)
      await createWalletStore(trx).credit(player, creditsWon)
    }
    return messages
  })
}
