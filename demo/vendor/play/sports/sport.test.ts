import { describe, expect, it } from 'vitest'
import { createRandomInt } from '../random-int.ts'
import { getDrawTime, getPeriodAt } from '../scheduled.ts'
import { type SportCode, sports } from './index.ts'
import type { WeightedResult } from './models.ts'
import { offerMarket, type Sport, createSportGame, listWinningSelections } from './sport.ts'

const period = 5_000_001
const strengths = [1, 3, 5]

/** Returns all pairings of weak, average and strong entrants, or one field with all strengths. */
const listStrengthCombinations = ({ entrantCount }: Sport): number[][] =>
  entrantCount === 2
    ? strengths.flatMap((home) => strengths.map((away) => [home, away]))
    : [Array.from({ length: entrantCount }, (_, index) => 1 + (index % 5))]

function* generateRandomNumbers(seed: number): Generator<number, undefined> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield Math.imul(state ^ (state >>> 15), 2_246_822_519) >>> 0
  }
}

const sumWeights = (results: readonly WeightedResult[]): number => results.reduce((sum, { weight }) => sum + weight, 0)

describe.each(Object.keys(sports) as SportCode[])('%s', (code) => {
  const sport: Sport = sports[code]
  const game = createSportGame(sport)

  it('has the same fixtures for all players, no entrant twice, and new fixtures in the next period', () => {
    const fixtures = game.getPublicInfo(period)
    expect(createSportGame(sport).getPublicInfo(period)).toEqual(fixtures)
    expect(fixtures).toHaveLength(sport.fixtureCount)
    const entrants = fixtures.flatMap((fixture) => fixture.entrants)
    expect(new Set(entrants).size).toBe(sport.fixtureCount * sport.entrantCount)
    expect(game.getPublicInfo(period + 1)).not.toEqual(fixtures)
  })

  it('varies the strengths of the entrants, and so the odds', () => {
    const fixtures = Array.from({ length: 12 }, (_, index) => game.getPublicInfo(period + index)).flat()
    const odds = new Set(fixtures.map(({ markets }) => JSON.stringify(Object.values(markets)[0]?.odds)))
    expect(odds.size).toBeGreaterThan(7)
  })

  it('has an expected return of 90 % to 99 % on every offered selection', () => {
    for (const combination of listStrengthCombinations(sport))
      for (const [name, market] of Object.entries(sport.markets)) {
        const results = sport.listResults(combination)
        const { odds, line } = offerMarket(market, results)
        expect(odds.filter((price) => price > 0).length, name).toBeGreaterThan(0)
        expect(line === undefined || Math.abs(line % 1) === 0.5).toBe(true)
        for (const [selection, price] of odds.entries()) {
          const won = results.filter(({ result }) => listWinningSelections(market, result, line).includes(selection))
          const expectedReturn = ((price / 100) * sumWeights(won)) / sumWeights(results)
          if (price === 0) continue
          expect(expectedReturn, `${name} ${String(selection)}`).toBeGreaterThan(0.9)
          expect(expectedReturn, `${name} ${String(selection)}`).toBeLessThan(0.99)
        }
      }
  })

  it('pays a winning selection at the odds shown, or refunds it if it is not offered', () => {
    const results = game.draw(createRandomInt(generateRandomNumbers(9)), period)
    for (const [fixture, { markets }] of game.getPublicInfo(period).entries())
      for (const [name, { odds, line }] of Object.entries(markets)) {
        const market = sport.markets[name]
        const wins = market === undefined ? [] : listWinningSelections(market, results[fixture] ?? [], line)
        expect(wins.length).toBeGreaterThan(0)
        for (const [selection, price] of odds.entries())
          expect(game.computeWin({ fixture, market: name, on: selection, stake: 100 }, results, period)).toBe(
            wins.includes(selection) ? price || 100 : 0,
          )
      }
  })

  it('has a result for every selection, and one winning selection per result, or three on the podium', () => {
    for (const combination of listStrengthCombinations(sport))
      for (const [name, market] of Object.entries(sport.markets)) {
        const results = sport.listResults(combination)
        expect(results.every(({ weight }) => Number.isSafeInteger(weight) && weight >= 0)).toBe(true)
        const wonSelections = new Set(results.flatMap(({ result }) => [...listWinningSelections(market, result)]))
        if ('selectionCount' in market)
          expect([...wonSelections].toSorted(), name).toEqual(Array.from({ length: market.selectionCount }, (_, selection) => selection))
        for (const { result } of results) expect(listWinningSelections(market, result)).toHaveLength(name === 'podium' ? 3 : 1)
      }
  })

  it('draws a result for each fixture', () => {
    const drawn = game.draw(createRandomInt(generateRandomNumbers(4)), period)
    expect(drawn).toHaveLength(sport.fixtureCount)
    expect(drawn.every((result) => result.length >= 2)).toBe(true)
  })

  it('accepts only bets on its own fixtures, markets and selections, with a valid stake', () => {
    const [market = ''] = Object.keys(sport.markets)
    const bet = { fixture: 0, market, on: 1, stake: 20 }
    expect(game.parseBet(bet)).toEqual(bet)
    for (const invalidBet of [
      { ...bet, fixture: 9 },
      { ...bet, market: 'constructor' },
      { ...bet, on: 8 },
      { ...bet, on: -1 },
      { ...bet, stake: 30 },
      null,
    ])
      expect(game.parseBet(invalidBet)).toBeUndefined()
  })
})

it('no two sports have a result at the same moment', () => {
  const moments = Object.values(sports).flatMap((sport) =>
    Array.from({ length: 86_400 / sport.intervalSeconds }, (_, index) => getDrawTime(sport, getPeriodAt(sport, 86_400_000) + index)),
  )
  expect(new Set(moments).size).toBe(moments.length)
})

it('no two sports have the same fixtures', () => {
  const fixtures = Object.values(sports).map((sport) =>
    JSON.stringify(
      createSportGame(sport)
        .getPublicInfo(period)
        .map(({ entrants }) => entrants),
    ),
  )
  expect(new Set(fixtures).size).toBe(fixtures.length)
})
