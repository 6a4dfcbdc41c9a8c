import { isStake } from '../chips.ts'
import type { Draw } from '../draw.ts'
import { isRecord } from '../game.ts'
import type { ScheduledGame } from '../scheduled.ts'
import type { Market } from './markets.ts'
import type { Weighted } from './models.ts'

/** Description of a sport: its entrants, possible results and markets. */
export interface Sport {
  /** Seconds between two results. */
  readonly every: number
  readonly offset: number
  readonly fixtures: number
  /** Entrants per fixture. */
  readonly entrants: number
  readonly names: readonly string[]
  /** Rounds of a bout. */
  readonly rounds?: number
  readonly shows: 'score' | 'bout' | 'places'
  results(strengths: readonly number[]): readonly Weighted[]
  readonly markets: Readonly<Record<string, Market>>
}

/** A market of a fixture with the odds of its selections, in hundredths; 0 is not offered. */
export interface OfferedMarket {
  readonly odds: readonly number[]
  /** Line of an over/under or handicap market: the first selection is over, the second under. */
  readonly line?: number
}

export interface Fixture {
  readonly entrants: readonly string[]
  readonly markets: Readonly<Record<string, OfferedMarket>>
}

export interface SportsBet {
  readonly fixture: number
  readonly market: string
  readonly on: number
  readonly stake: number
}

/** Target return to player in hundredths, before odds are truncated. */
const back = 95
const [minOdds, maxOdds] = [104, 10_000]
const remembered = 24

export interface SportGame extends ScheduledGame<SportsBet, readonly (readonly number[])[]> {
  readonly known: (period: number) => readonly Fixture[]
}

interface MadeFixture extends Fixture {
  readonly results: readonly Weighted[]
}

/**
 * Creates the game of a sport: fixtures are derived from the period, odds from all possible results, and the result is
 * drawn.
 */
export function sportOf(sport: Sport): SportGame {
  const fixturesOf = remember((period) => createFixtures(sport, period))
  return {
    every: sport.every,
    offset: sport.offset,
    closes: 10,
    known: (period) => fixturesOf(period).map(({ entrants, markets }) => ({ entrants, markets })),
    draw: (draw, period) => fixturesOf(period).map(({ results }) => drawResult(draw, results)),
    parseBet: (sent) => {
      const { fixture, market, on, stake } = isRecord(sent) ? sent : {}
      if (typeof market !== 'string' || !Object.hasOwn(sport.markets, market)) return undefined
      const known = sport.markets[market]
      const selections = known && 'selections' in known ? known.selections : 2
      return isWhole(fixture, sport.fixtures) && isWhole(on, selections) && isStake(stake) ? { fixture, market, on, stake } : undefined
    },
    stakeOf: ({ stake }) => stake,
    winOf: ({ fixture, market: name, on, stake }, results, period) => {
      const [offered, market] = [fixturesOf(period)[fixture]?.markets[name], sport.markets[name]]
      if (!offered || !market || !winsOf(market, results[fixture] ?? [], offered.line).includes(on)) return 0
      // A selection that was not offered is refunded.
      return Math.floor((stake * (offered.odds[on] || 100)) / 100)
    },
  }
}

const isWhole = (value: unknown, below: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < below

/** Returns the selections of a market that a result makes win. */
export const winsOf = (market: Market, result: readonly number[], line = 0): readonly number[] =>
  'selections' in market ? market.wins(result) : [market.value(result) > line ? 0 : 1]

function createFixtures({ offset, fixtures, entrants, names, results, markets }: Sport, period: number): readonly MadeFixture[] {
  const pick = scatter(period, offset)
  const left = [...names]
  return Array.from({ length: fixtures }, () => {
    const meeting = Array.from({ length: entrants }, () => left.splice(pick(left.length), 1)[0] ?? '')
    const all = results(meeting.map(() => 1 + pick(5)))
    return {
      entrants: meeting,
      results: all,
      markets: Object.fromEntries(Object.entries(markets).map(([name, market]) => [name, offerMarket(market, all)])),
    }
  })
}

/** Derives the odds of a market from all results and their weights. */
export function offerMarket(market: Market, results: readonly Weighted[]): OfferedMarket {
  const line = 'selections' in market ? undefined : balancedLine(market.value, results)
  const weights = Array.from({ length: 'selections' in market ? market.selections : 2 }, () => 0)
  for (const { result, weight } of results) for (const on of winsOf(market, result, line)) weights[on] = (weights[on] ?? 0) + weight
  const whole = totalOf(results)
  const odds = weights.map((weight) => Math.floor((back * whole) / weight)).map((odd) => (odd >= minOdds && odd <= maxOdds ? odd : 0))
  return { odds, ...(line !== undefined && { line }) }
}

/** Returns the half-integer line at which over and under are as equally likely as possible. */
function balancedLine(value: (result: readonly number[]) => number, results: readonly Weighted[]): number {
  const weights = new Map<number, number>()
  for (const { result, weight } of results) weights.set(value(result), (weights.get(value(result)) ?? 0) + weight)
  const half = totalOf(results) / 2
  let [under, best] = [0, { line: 0.5, away: Infinity }]
  for (const [at, weight] of [...weights].toSorted(([a], [b]) => a - b)) {
    under += weight
    if (Math.abs(under - half) < best.away) best = { line: at + 0.5, away: Math.abs(under - half) }
  }
  return best.line
}

const totalOf = (results: readonly Weighted[]): number => results.reduce((sum, { weight }) => sum + weight, 0)

function drawResult(draw: Draw, results: readonly Weighted[]): readonly number[] {
  let left = draw(totalOf(results))
  return results.find(({ weight }) => (left -= weight) < 0)?.result ?? []
}

/**
 * Returns pseudorandom numbers derived from a sport's offset and a period. They select the fixtures, never the winners.
 */
function scatter(period: number, offset: number): (below: number) => number {
  let state = (Math.imul(period, 2_654_435_761) + Math.imul(offset, 97_787)) >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Memoizes the values of the last periods. */
function remember<T>(make: (period: number) => T): (period: number) => T {
  const known = new Map<number, T>()
  return (period) => {
    const made = known.get(period) ?? make(period)
    known.delete(period)
    known.set(period, made)
    for (const oldest of known.keys()) if (known.size > remembered) known.delete(oldest)
    return made
  }
}
