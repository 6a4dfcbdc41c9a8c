import type { VendorStore } from './store/tables.ts'
import type { AnyScheduledGame } from './scheduled-games.ts'
import { getDrawTime, getPeriodAt } from './play/scheduled.ts'
import { hashSeed, createSeed, createSeededRandomInt } from './seeded-random-int.ts'
import { createDrawStore } from './store/draws.ts'

/** Number of periods whose seeds are created in advance, including the current one. */
const preparedPeriodCount = 3
const maxPastDraws = 12

/** Returns the result of a period. It is the same for all players, so it does not depend on a player seed. */
export const deriveOutcome = (name: string, game: AnyScheduledGame, period: number, seed: Buffer): unknown =>
  game.draw(createSeededRandomInt(seed, `${name}-${String(period)}`), period)

/** Creates the seeds of the current and the next periods, unless they exist. */
export async function prepareScheduledGame(store: VendorStore, name: string, game: AnyScheduledGame, now: number): Promise<void> {
  const first = getPeriodAt(game, now)
  const periods = Array.from({ length: preparedPeriodCount }, (_, index) => ({
    period: first + index,
    drawsAt: new Date(getDrawTime(game, first + index)),
  }))
  await createDrawStore(store).ensureSeeds(name, periods, createSeed)
}

/**
 * Returns the public state of a scheduled game: when betting closes and the next result is drawn, the hash of its seed,
 * and the last results with their seeds. Times are in milliseconds since 1970.
 */
export async function getDrawsState(store: VendorStore, name: string, game: AnyScheduledGame, now: number): Promise<object> {
  await prepareScheduledGame(store, name, game, now)
  const period = getPeriodAt(game, now)
  const [seed, pastDraws] = await Promise.all([
    createDrawStore(store).findSeed(name, period),
    createDrawStore(store).listPast(name, new Date(now), maxPastDraws),
  ])
  return {
    now,
    period,
    drawsAt: getDrawTime(game, period),
    closesAt: getDrawTime(game, period) - game.bettingCutoffSeconds * 1000,
    known: game.getPublicInfo(period),
    hash: seed && hashSeed(seed),
    past: pastDraws.map((draw) => ({
      period: draw.period,
      known: game.getPublicInfo(draw.period),
      outcome: deriveOutcome(name, game, draw.period, draw.seed),
      seed: draw.seed.toString('hex'),
      hash: hashSeed(draw.seed),
    })),
  }
}

/**
 * Returns the earliest next draw time of several scheduled games, and the last result of each: `null` before its first
 * draw.
 */
export async function getLobbyState(store: VendorStore, lobby: ReadonlyMap<string, AnyScheduledGame>, now: number): Promise<object> {
  const lastResults = await Promise.all(
    [...lobby].map(async ([name, game]) => {
      await prepareScheduledGame(store, name, game, now)
      const [draw] = await createDrawStore(store).listPast(name, new Date(now), 1)
      return [name, draw ? { period: draw.period, outcome: deriveOutcome(name, game, draw.period, draw.seed) } : null] as const
    }),
  )
  const nextDraws = [...lobby.values()].map((game) => getDrawTime(game, getPeriodAt(game, now)))
  return { now, drawsAt: Math.min(...nextDraws), last: Object.fromEntries(lastResults) }
}
