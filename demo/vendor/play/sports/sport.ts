import { isValidStake } from '../chips.ts'
import type { RandomInt } from '../random-int.ts'
import { isRecord } from '../game.ts'
import type { ScheduledGame } from '../scheduled.ts'
import type { Market } from './markets.ts'
import type { WeightedResult } from './models.ts'

/** Description of a sport: its entrants, possible results and markets. */
export interface Sport {
  /** Seconds between two results. */
  readonly intervalSeconds: number
  /** As in `ScheduledGame`. It also identifies the sport when its fixtures are derived. */
  readonly offset: number
  readonly fixtureCount: number
  /** Entrants per fixture. */
  readonly entrantCount: number
  readonly names: readonly string[]
  /** Rounds of a bout. */
  readonly rounds?: number
  /** Kind of result: a score, the end of a bout, or the first places of a race. */
  readonly resultKind: 'score' | 'bout' | 'places'
  /** Returns every possible result of a fixture between entrants of these strengths, 1 to 5. */
  listResults(strengths: readonly number[]): readonly WeightedResult[]
  readonly markets: Readonly<Record<string, Market>>
}

/** A market of a fixture with the odds of its selections, in hundredths; 0 if a selection is not offered. */
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
const targetReturn = 95
const [minOdds, maxOdds] = [104, 10_000]
const maxCachedPeriods = 24

export interface SportGame extends ScheduledGame<SportsBet, readonly (readonly number[])[]> {
  readonly getPublicInfo: (period: number) => readonly Fixture[]
}

interface DrawableFixture extends Fixture {
  readonly results: readonly WeightedResult[]
}

/**
 * Creates the game of a sport: fixtures are derived from the period, odds from all possible results, and the result is
 * drawn.
 */
export function createSportGame(sport: Sport): SportGame {
  const getFixtures = memoize((period) => createFixtures(sport, period))
  return {
    intervalSeconds: sport.intervalSeconds,
    offset: sport.offset,
    bettingCutoffSeconds: 10,
    getPublicInfo: (period) => getFixtures(period).map(({ entrants, markets }) => ({ entrants, markets })),
    draw: (randomInt, period) => getFixtures(period).map(({ results }) => drawResult(randomInt, results)),
    parseBet: (input) => {
      const { fixture, market, on, stake } = isRecord(input) ? input : {}
      if (typeof market !== 'string' || !Object.hasOwn(sport.markets, market)) return undefined
      const definition = sport.markets[market]
      const selectionCount = definition && 'selectionCount' in definition ? definition.selectionCount : 2
      return isIndexBelow(fixture, sport.fixtureCount) && isIndexBelow(on, selectionCount) && isValidStake(stake)
        ? { fixture, market, on, stake }
        : undefined
    },
    getStake: ({ stake }) => stake,
    computeWin: ({ fixture, market: name, on, stake }, results, period) => {
      const [offeredMarket, market] = [getFixtures(period)[fixture]?.markets[name], sport.markets[name]]
      if (!offeredMarket || !market || !listWinningSelections(market, results[fixture] ?? [], offeredMarket.line).includes(on)) return 0
      // A selection that was not offered is refunded.
      return Math.floor((stake * (offeredMarket.odds[on] || 100)) / 100)
    },
  }
}

const isIndexBelow = (value: unknown, below: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < below

/** Returns the indexes of the winning selections of a market for a result. */
export const listWinningSelections = (market: Market, result: readonly number[], line = 0): readonly number[] =>
  'selectionCount' in market ? market.getWinningSelections(result) : [market.computeValue(result) > line ? 0 : 1]

function createFixtures(
  { offset, fixtureCount, entrantCount, names, listResults, markets }: Sport,
  period: number,
): readonly DrawableFixture[] {
  const pick = createPicker(period, offset)
  const remainingNames = [...names]
  return Array.from({ length: fixtureCount }, () => {
    const fixtureEntrants = Array.from({ length: entrantCount }, () => remainingNames.splice(pick(remainingNames.length), 1)[0] ?? '')
    const possibleResults = listResults(fixtureEntrants.map(() => 1 + pick(5)))
    return {
      entrants: fixtureEntrants,
      results: possibleResults,
      markets: Object.fromEntries(Object.entries(markets).map(([name, market]) => [name, offerMarket(market, possibleResults)])),
    }
  })
}

/** Derives the line and the odds of a market from all results and their weights. */
export function offerMarket(market: Market, results: readonly WeightedResult[]): OfferedMarket {
  const line = 'selectionCount' in market ? undefined : computeBalancedLine(market.computeValue, results)
  const weights = Array.from({ length: 'selectionCount' in market ? market.selectionCount : 2 }, () => 0)
  for (const { result, weight } of results)
    for (const on of listWinningSelections(market, result, line)) weights[on] = (weights[on] ?? 0) + weight
  const totalWeight = sumWeights(results)
  const odds = weights
    .map((weight) => Math.floor((targetReturn * totalWeight) / weight))
    .map((price) => (price >= minOdds && price <= maxOdds ? price : 0))
  return { odds, ...(line !== undefined && { line }) }
}

/** Returns the half-integer line at which the probabilities of over and under differ least. */
function computeBalancedLine(computeValue: (result: readonly number[]) => number, results: readonly WeightedResult[]): number {
  const weights = new Map<number, number>()
  for (const { result, weight } of results) weights.set(computeValue(result), (weights.get(computeValue(result)) ?? 0) + weight)
  const half = sumWeights(results) / 2
  let [weightUnder, best] = [0, { line: 0.5, imbalance: Infinity }]
  for (const [total, weight] of [...weights].toSorted(([a], [b]) => a - b)) {
    weightUnder += weight
    const imbalance = Math.abs(weightUnder - half)
    if (imbalance < best.imbalance) best = { line: total + 0.5, imbalance }
  }
  return best.line
}

const sumWeights = (results: readonly WeightedResult[]): number => results.reduce((sum, { weight }) => sum + weight, 0)

function drawResult(randomInt: RandomInt, results: readonly WeightedResult[]): readonly number[] {
  let remaining = randomInt(sumWeights(results))
  return results.find(({ weight }) => (remaining -= weight) < 0)?.result ?? []
}

/**
 * Creates a generator of pseudorandom integers for a sport, identified by its offset, and a period. They determine the
 * fixtures, never the results.
 */
function createPicker(period: number, offset: number): (below: number) => number {
  let state = (Math.imul(period, 2_654_435_761) + Math.imul(offset, 97_787)) >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Memoizes a function: caches its values for the most recently used periods. */
function memoize<T>(compute: (period: number) => T): (period: number) => T {
  const cache = new Map<number, T>()
  return (period) => {
    const value = cache.get(period) ?? compute(period)
    cache.delete(period)
    cache.set(period, value)
    for (const oldest of cache.keys()) if (cache.size > maxCachedPeriods) cache.delete(oldest)
    return value
  }
}
