import { describe, expect, it } from 'vitest'
import { drawFrom } from './draw.ts'
import { tables } from './table.ts'

function* numbers(seed: number): Generator<number, undefined> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield Math.imul(state ^ (state >>> 15), 2_246_822_519) >>> 0
  }
}

/** What comes back of each spot in the long run, by the rules of the game. */
const expected: Readonly<Record<keyof typeof tables, Readonly<Record<string, number>>>> = {
  baccarat: { player: 0.988, banker: 0.989, tie: 0.856 },
  dragonTiger: { dragon: 0.962, tiger: 0.962, tie: 0.692 },
  sicbo: { small: 0.972, big: 0.972, odd: 0.972, even: 0.972, triple: 0.861 },
  crab: { fish: 0.921, stag: 0.921 },
  roulette: { red: 0.973, low: 0.973, dozen1: 0.973, zero: 0.973 },
}

describe.each(Object.keys(tables) as (keyof typeof tables)[])('%s', (name) => {
  const table = tables[name]

  it('gives back in the long run what its rules say', () => {
    const draw = drawFrom(numbers(11))
    const rounds = 20_000
    const back: Record<string, number> = {}
    for (let n = 0; n < rounds; n++)
      for (const [spot, give] of Object.entries(table.play(draw, {}).outcome.gives)) back[spot] = (back[spot] ?? 0) + give / 100 / rounds
    for (const [spot, share] of Object.entries(expected[name]))
      expect(Math.abs((back[spot] ?? 0) - share), `${spot} ${String(back[spot])}`).toBeLessThan(
        spot === 'zero' || spot === 'triple' ? 0.12 : 0.04,
      )
  })

  it('takes stakes of twenties on its own spots, and nothing else', () => {
    const [spot = ''] = table.spots
    expect(table.readBet({ [spot]: 100 })).toEqual({ [spot]: 100 })
    for (const bad of [
      {},
      { [spot]: 0 },
      { [spot]: -20 },
      { [spot]: 30 },
      { [spot]: 6_000 },
      { nowhere: 20 },
      null,
      [20],
      { [spot]: '20' },
    ])
      expect(table.readBet(bad)).toBeUndefined()
    expect(table.play(drawFrom(numbers(1)), { [spot]: 20 }).win % 1).toBe(0)
  })
})
