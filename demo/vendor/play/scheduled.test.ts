import { describe, expect, it } from 'vitest'
import { drawFrom } from './draw.ts'
import { type LotteryCode, lotteries, lotteryCode, lotteryOf, sides } from './lottery.ts'
import { drawsAt, periodAt } from './scheduled.ts'

function* numbers(seed: number): Generator<number, undefined> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield Math.imul(state ^ (state >>> 15), 2_246_822_519) >>> 0
  }
}

it('picks the first known lottery code, or the national Vietnamese draw', () => {
  expect([lotteryCode('MB', 'K3'), lotteryCode('vnl-north-draw', 'MB'), lotteryCode(undefined), lotteryCode('constructor')]).toEqual([
    'MB',
    'MB',
    'VN',
    'VN',
  ])
})

it('no two lotteries draw at the same moment', () => {
  const day = 86_400_000
  const moments = (Object.keys(lotteries) as LotteryCode[]).flatMap((code) => {
    const game = lotteryOf(code)
    return Array.from({ length: day / 1000 / game.every }, (_, index) => drawsAt(game, periodAt(game, day) + index))
  })
  expect(moments.length).toBeGreaterThan(5_000)
  expect(new Set(moments).size).toBe(moments.length)
})

describe.each(Object.keys(lotteries) as LotteryCode[])('the lottery %s', (code) => {
  const game = lotteryOf(code)
  const { count, from, to, withReplacement } = lotteries[code]

  it('draws its count of numbers within its range, without repeats unless allowed', () => {
    const draw = drawFrom(numbers(5))
    for (let n = 0; n < 200; n++) {
      const drawn = game.draw(draw, n)
      expect(drawn).toHaveLength(count)
      expect(drawn.every((number) => number >= from && number <= to)).toBe(true)
      if (!withReplacement) expect(new Set(drawn).size).toBe(count)
    }
  })

  it('has an expected return slightly below 100 %', () => {
    const draw = drawFrom(numbers(9))
    const rounds = 6_000
    const returns = sides.map(() => 0)
    for (let n = 0; n < rounds; n++) {
      const drawn = game.draw(draw, n)
      for (const [index, on] of sides.entries())
        returns[index] = (returns[index] ?? 0) + game.winOf({ on, stake: 100 }, drawn, n) / 100 / rounds
    }
    for (const share of returns) {
      expect(share).toBeGreaterThan(0.9)
      expect(share).toBeLessThan(1.03)
    }
  })

  it('accepts only its own numbers and sides', () => {
    expect(game.parseBet({ on: 'big', stake: 20 })).toEqual({ on: 'big', stake: 20 })
    expect(game.parseBet({ on: to, stake: 20 })).toEqual({ on: to, stake: 20 })
    for (const bad of [
      { on: to + 1, stake: 20 },
      { on: 'huge', stake: 20 },
      { on: 1.5, stake: 20 },
      { on: from, stake: 10 },
      { on: from },
      null,
    ])
      expect(game.parseBet(bad)).toBeUndefined()
  })
})
