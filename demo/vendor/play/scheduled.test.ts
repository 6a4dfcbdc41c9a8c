import { describe, expect, it } from 'vitest'
import { createRandomInt } from './random-int.ts'
import { type LotteryCode, lotteries, resolveLotteryCode, createLotteryGame, sides } from './lottery.ts'
import { getDrawTime, getPeriodAt } from './scheduled.ts'

function* generateRandomNumbers(seed: number): Generator<number, undefined> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield Math.imul(state ^ (state >>> 15), 2_246_822_519) >>> 0
  }
}

it('picks the first known lottery code, or the national Vietnamese draw', () => {
  expect([
    resolveLotteryCode('MB', 'K3'),
    resolveLotteryCode('vnl-north-draw', 'MB'),
    resolveLotteryCode(undefined),
    resolveLotteryCode('constructor'),
  ]).toEqual(['MB', 'MB', 'VN', 'VN'])
})

it('no two lotteries draw at the same moment', () => {
  const dayMilliseconds = 86_400_000
  const moments = (Object.keys(lotteries) as LotteryCode[]).flatMap((code) => {
    const game = createLotteryGame(code)
    return Array.from({ length: dayMilliseconds / 1000 / game.intervalSeconds }, (_, index) =>
      getDrawTime(game, getPeriodAt(game, dayMilliseconds) + index),
    )
  })
  expect(moments.length).toBeGreaterThan(5_000)
  expect(new Set(moments).size).toBe(moments.length)
})

describe.each(Object.keys(lotteries) as LotteryCode[])('the lottery %s', (code) => {
  const game = createLotteryGame(code)
  const { count, from, to, withReplacement } = lotteries[code]

  it('draws the configured count of numbers within its range, and repeats a number only if allowed', () => {
    const randomInt = createRandomInt(generateRandomNumbers(5))
    for (let n = 0; n < 200; n++) {
      const drawn = game.draw(randomInt, n)
      expect(drawn).toHaveLength(count)
      expect(drawn.every((number) => number >= from && number <= to)).toBe(true)
      if (!withReplacement) expect(new Set(drawn).size).toBe(count)
    }
  })

  it('returns 90 % to 103 % of the stakes on each side in a sample of draws', () => {
    const randomInt = createRandomInt(generateRandomNumbers(9))
    const rounds = 6_000
    const returns = sides.map(() => 0)
    for (let n = 0; n < rounds; n++) {
      const drawn = game.draw(randomInt, n)
      for (const [index, on] of sides.entries())
        returns[index] = (returns[index] ?? 0) + game.computeWin({ on, stake: 100 }, drawn, n) / 100 / rounds
    }
    for (const share of returns) {
      expect(share).toBeGreaterThan(0.9)
      expect(share).toBeLessThan(1.03)
    }
  })

  it('pays whole credits for every valid stake', () => {
    const randomInt = createRandomInt(generateRandomNumbers(3))
    for (let n = 0; n < 200; n++) {
      const drawn = game.draw(randomInt, n)
      for (const on of [...sides, ...drawn])
        for (const stake of [20, 40, 4_980]) expect(Number.isInteger(game.computeWin({ on, stake }, drawn, n)), `${on} ${stake}`).toBe(true)
    }
  })

  it('accepts only bets on its own numbers and sides, with a valid stake', () => {
    expect(game.parseBet({ on: 'big', stake: 20 })).toEqual({ on: 'big', stake: 20 })
    expect(game.parseBet({ on: to, stake: 20 })).toEqual({ on: to, stake: 20 })
    for (const invalidBet of [
      { on: to + 1, stake: 20 },
      { on: 'huge', stake: 20 },
      { on: 1.5, stake: 20 },
      { on: from, stake: 10 },
      { on: from },
      null,
    ])
      expect(game.parseBet(invalidBet)).toBeUndefined()
  })
})
