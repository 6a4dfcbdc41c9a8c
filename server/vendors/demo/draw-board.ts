import type { VendorBrand, VendorStore } from './store/tables.ts'
import type { Board } from './boards.ts'
import { drawsAt, periodAt } from './play/scheduled.ts'
import { type Bank, RoundError, type Seat } from './play-round.ts'
import { hashOfSeed, newSeed, seededDraw } from './seeded-draw.ts'
import { drawsOf } from './store/draws.ts'
import { pursesOf } from './store/purses.ts'
import { ticketsOf } from './store/tickets.ts'

/** How many periods ahead have their seeds. */
const ahead = 3
const pastShown = 12
const ticketsShown = 20

/** The draw of a period: everybody's alike, so that no player's text is in it. */
export const outcomeOf = (name: string, board: Board, period: number, seed: Buffer): unknown =>
  board.draw(seededDraw(seed, `${name}-${String(period)}`), period)

/** Makes the seeds of the periods that come next. */
export async function prepareBoard(tenant: VendorStore, name: string, board: Board, now: number): Promise<void> {
  const first = periodAt(board, now)
  const periods = Array.from({ length: ahead }, (_, index) => ({ period: first + index, drawsAt: new Date(drawsAt(board, first + index)) }))
  await drawsOf(tenant).ensure(name, periods, newSeed)
}

/** What everybody may see of a board: the next result and its hash, and the last ones with their seeds. */
export async function describeDraws(store: VendorStore, name: string, board: Board, now: number): Promise<object> {
  await prepareBoard(store, name, board, now)
  const period = periodAt(board, now)
  const [seed, past] = await Promise.all([drawsOf(store).seed(name, period), drawsOf(store).past(name, new Date(now), pastShown)])
  return {
    now,
    period,
    drawsAt: drawsAt(board, period),
    closesAt: drawsAt(board, period) - board.closes * 1000,
    known: board.known(period),
    hash: seed && hashOfSeed(seed),
    past: past.map((draw) => ({
      period: draw.period,
      known: board.known(draw.period),
      outcome: outcomeOf(name, board, draw.period, draw.seed),
      seed: draw.seed.toString('hex'),
      hash: hashOfSeed(draw.seed),
    })),
  }
}

/** When the first of several boards draws next, and what each drew last: nothing before its first result. */
export async function describeLobby(store: VendorStore, lobby: ReadonlyMap<string, Board>, now: number): Promise<object> {
  const last = await Promise.all(
    [...lobby].map(async ([name, board]) => {
      await prepareBoard(store, name, board, now)
      const [draw] = await drawsOf(store).past(name, new Date(now), 1)
      return [name, draw ? { period: draw.period, outcome: outcomeOf(name, board, draw.period, draw.seed) } : null] as const
    }),
  )
  const next = [...lobby.values()].map((board) => drawsAt(board, periodAt(board, now)))
  return { now, drawsAt: Math.min(...next), last: Object.fromEntries(last) }
}

/** What a player sees of a board: the draws, their tickets, settled by now, and their credits. */
export async function describeBoard(tenant: VendorBrand, seat: Seat, name: string, board: Board, now: number, bank: Bank): Promise<object> {
  const { player } = seat
  const credits = await settle(tenant, seat, name, board, now, bank)
  const [draws, tickets] = await Promise.all([describeDraws(tenant, name, board, now), ticketsOf(tenant).last(player, name, ticketsShown)])
  return {
    ...draws,
    tickets: tickets.map(({ id, period: of, bet, stake, win }) => ({
      id,
      period: of,
      bet,
      stake: Number(stake),
      win: win === null ? null : Number(win),
    })),
    credits: Number(credits),
  }
}

export interface TicketWish {
  readonly id: string
  readonly bet: unknown
}

/**
 * Puts a stake on the next result. The same id again changes nothing.
 * @throws RoundError
 */
export async function buyTicket(
  tenant: VendorBrand,
  { player }: Seat,
  name: string,
  board: Board,
  { id, bet: sent }: TicketWish,
  { clock, inTransaction }: { readonly clock: () => number } & Pick<Bank, 'inTransaction'>,
): Promise<{ credits: number; period: number }> {
  const bet = board.readBet(sent)
  if (bet === undefined) throw new RoundError('bad_bet')
  await prepareBoard(tenant, name, board, clock())
  return inTransaction(tenant, async (inside) => {
    const now = clock()
    const period = periodAt(board, now)
    if (now >= drawsAt(board, period) - board.closes * 1000) throw new RoundError('closed')
    const stake = BigInt(board.stakeOf(bet))
    const fresh = await ticketsOf(inside).insert({ id, player, board: name, period, bet, stake })
    if (fresh && !(await pursesOf(inside).take(player, stake))) throw new RoundError('no_credits')
    return { credits: Number(await pursesOf(inside).open(player)), period }
  })
}

/** Pays what has been won since; the player's credits then. */
function settle(
  tenant: VendorBrand,
  { player, game }: Seat,
  name: string,
  board: Board,
  now: number,
  { settled, inTransaction }: Bank,
): Promise<bigint> {
  return inTransaction(tenant, async (inside) => {
    const due = await ticketsOf(inside).due(player, name, periodAt(board, now))
    let won = 0n
    for (const { id, period, bet, stake } of due) {
      const seed = await drawsOf(inside).seed(name, period)
      if (seed === undefined) continue
      const win = BigInt(board.winOf(bet, outcomeOf(name, board, period, seed), period))
      await ticketsOf(inside).settle(player, id, win)
      await settled(inside, { id, player, game, stake, win })
      won += win
    }
    return won > 0n ? pursesOf(inside).give(player, won) : pursesOf(inside).open(player)
  })
}
