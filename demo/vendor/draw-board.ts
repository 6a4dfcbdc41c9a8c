import type { VendorStore } from './store/tables.ts'
import type { Board } from './boards.ts'
import { drawsAt, periodAt } from './play/scheduled.ts'
import { hashOfSeed, newSeed, seededDraw } from './seeded-draw.ts'
import { drawsOf } from './store/draws.ts'

/** How many periods ahead have their seeds. */
const ahead = 3
const pastShown = 12

/** The draw of a period: everybody's alike, so that no player's text is in it. */
export const outcomeOf = (name: string, board: Board, period: number, seed: Buffer): unknown =>
  board.draw(seededDraw(seed, `${name}-${String(period)}`), period)

/** Makes the seeds of the periods that come next. */
export async function prepareBoard(store: VendorStore, name: string, board: Board, now: number): Promise<void> {
  const first = periodAt(board, now)
  const periods = Array.from({ length: ahead }, (_, index) => ({ period: first + index, drawsAt: new Date(drawsAt(board, first + index)) }))
  await drawsOf(store).ensure(name, periods, newSeed)
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
