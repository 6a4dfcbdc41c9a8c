import type { Operator } from '../../server/integrations/vendor-contract.ts'
import { NoResponseError } from './call-wallet.ts'
import { type Board, boards } from './boards.ts'
import { deliverMessage } from './deliver.ts'
import { describeDraws, outcomeOf, prepareBoard } from './draw-board.ts'
import type { WalletProtocol } from './wallet-protocol.ts'
import { drawsAt, periodAt } from './play/scheduled.ts'
import { RoundError } from './round-error.ts'
import { fetchBalance, createRollbackMessage, createSettlementMessage, takeStake } from './stake-money.ts'
import { drawsOf } from './store/draws.ts'
import { inTransaction } from './store/in-transaction.ts'
import { type Message, messagesOf } from './store/messages.ts'
import type { VendorBrand } from './store/tables.ts'
import { ticketsOf } from './store/tickets.ts'
import { walletsOf } from './store/wallets.ts'
import { type SessionMoney, toCredits, unitOf, type VendorSession } from './vendor-session.ts'

const maxTickets = 20

/** A board as one player sees it. */
export interface BoardContext {
  readonly operator: Operator
  readonly brand: VendorBrand
  readonly session: VendorSession
  readonly protocol: WalletProtocol
  readonly name: string
  readonly board: Board
  readonly clock: () => number
  /** Returns the wallet protocol of a game, by its id. */
  readonly protocolOf: (game: string) => WalletProtocol
}

/** Returns the board for a player: the draws, the player's tickets, settled up to now, and their balance. */
export async function describeBoard(context: BoardContext): Promise<object> {
  const { operator, brand, name, board, clock, session } = context
  const { player, money } = session
  for (const message of await settleTickets(context, player)) await deliverMessage(brand, operator, message)
  const [draws, tickets, credits] = await Promise.all([
    describeDraws(brand, name, board, clock()),
    ticketsOf(brand).listRecent(player, name, maxTickets, money !== undefined),
    money === undefined
      ? walletsOf(brand).getOrCreate(player).then(Number)
      : fetchBalance(operator, brand.code, money).then((balance) => toCredits(balance, unitOf(money.currency))),
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
 * Places a bet on the next result. A repeated id has no effect.
 * @throws RoundError
 */
export async function buyTicket(context: BoardContext, { id, bet: input }: TicketOrder): Promise<PurchasedTicket> {
  const { brand, session, name, board, clock } = context
  const bet = board.parseBet(input)
  if (bet === undefined) throw new RoundError('bad_bet')
  await prepareBoard(brand, name, board, clock())
  const stake = BigInt(board.stakeOf(bet))
  if (session.money !== undefined) return buyForMoney(context, session.money, { id, bet, stake })
  const { player } = session
  return inTransaction(brand, async (trx) => {
    const period = requireOpenPeriod(context)
    const isNew = await ticketsOf(trx).insert({ id, player, board: name, period, bet, stake })
    if (isNew && !(await walletsOf(trx).deductStake(player, stake))) throw new RoundError('no_credits')
    return { credits: Number(await walletsOf(trx).getOrCreate(player)), period }
  })
}

/** Returns the period that accepts bets now. Throws if its betting is closed. */
function requireOpenPeriod({ board, clock }: BoardContext): number {
  const now = clock()
  const period = periodAt(board, now)
  if (!isOpen(board, period, now)) throw new RoundError('closed')
  return period
}

const isOpen = (board: Board, period: number, now: number): boolean => now < drawsAt(board, period) - board.bettingCutoffSeconds * 1000

interface NewStake {
  readonly id: string
  readonly bet: unknown
  readonly stake: bigint
}

/**
 * The ticket is stored before its stake is requested and becomes valid if the stake was taken in time; without a
 * response, the stake is rolled back.
 */
async function buyForMoney(context: BoardContext, money: SessionMoney, { id, bet, stake }: NewStake): Promise<PurchasedTicket> {
  const { operator, brand, session, protocol, name, board, clock } = context
  const { player, game } = session
  const unit = unitOf(money.currency)
  const known = await ticketsOf(brand).find(player, id)
  const period = known?.period ?? requireOpenPeriod(context)
  const ticket = { id, player, board: name, period, bet, stake, money: { vendor: money.vendor, unit, game } }
  if (known || !(await ticketsOf(brand).insert(ticket))) return getKnownTicket(context, money, id)
  const roundKey = { brand: brand.code, vendor: money.vendor, player, round: id }
  try {
    const balance = await takeStake(operator, brand.code, money, protocol, { id, amount: stake * unit })
    if (!isOpen(board, period, clock())) throw new NoResponseError('The stake was accepted after betting had closed.')
    if (!(await ticketsOf(brand).endBetting(player, id, 'done'))) throw new RoundError('returned')
    return { credits: toCredits(balance, unit), period }
  } catch (error) {
    if (error instanceof RoundError) await ticketsOf(brand).endBetting(player, id, 'refused')
    if (!(error instanceof NoResponseError)) throw error
    const message = createRollbackMessage(roundKey, protocol)
    const returned = await inTransaction(brand, async (trx) => {
      if (!(await ticketsOf(trx).endBetting(player, id, 'returned'))) return false
      await messagesOf(trx).insert(message)
      return true
    })
    if (returned) await deliverMessage(brand, operator, message)
    throw new RoundError('returned')
  }
}

async function getKnownTicket(
  { operator, brand, session: { player } }: BoardContext,
  money: SessionMoney,
  id: string,
): Promise<PurchasedTicket> {
  const known = await ticketsOf(brand).find(player, id)
  if (known === undefined || known.game === null) throw new RoundError('bad_bet')
  if (known.state === 'betting') throw new RoundError('in_play')
  if (known.state !== 'done') throw new RoundError(known.state === 'refused' ? 'not_taken' : 'returned')
  return { credits: toCredits(await fetchBalance(operator, brand.code, money), unitOf(money.currency)), period: known.period }
}

/**
 * Settles a player's tickets on a board whose result is available: credits are paid, and for money a message to the
 * operator is queued.
 */
export function settleTickets(
  { brand, name, clock, protocolOf }: Pick<BoardContext, 'brand' | 'name' | 'clock' | 'protocolOf'>,
  player: string,
): Promise<readonly Message[]> {
  const board = boards.get(name)
  if (board === undefined) return Promise.resolve([])
  return inTransaction(brand, async (trx) => {
    const due = await ticketsOf(trx).lockUnsettled(player, name, periodAt(board, clock()))
    let won = 0n
    const messages: Message[] = []
    for (const { id, period, bet, vendor, unit, game } of due) {
      const seed = await drawsOf(trx).findSeed(name, period)
      if (seed === undefined) continue
      const win = BigInt(board.winOf(bet, outcomeOf(name, board, period, seed), period))
      await ticketsOf(trx).settle(player, id, win)
      if (vendor === null || unit === null || game === null) won += win
      else messages.push(createSettlementMessage({ brand: brand.code, vendor, player, round: id }, protocolOf(game), win * unit))
    }
    for (const message of messages) await messagesOf(trx).insert(message)
    if (won > 0n) {
      await walletsOf(trx).getOrCreate(player)
      await walletsOf(trx).credit(player, won)
    }
    return messages
  })
}
