import { describe, expect, it } from 'vitest'
import { sample } from '../../../tests/depth.ts'
import { type RandomInt, createRandomInt } from './random-int.ts'
import type { Table } from './table.ts'
import { type TableName, tables } from './tables/index.ts'

/** Generates 32-bit numbers, for games with too many results to enumerate. */
function* generateRandomNumbers(seed: number): Generator<number, undefined> {
  for (let state = seed >>> 0; ;) {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    yield (t ^ (t >>> 14)) >>> 0
  }
}

/** Tables whose results depend only on the ranks of the cards, so that 13 cards represent all 52. */
const rankOnlyTables: ReadonlySet<TableName> = new Set(['baccarat', 'noCommission'])
const sampledTables: ReadonlySet<TableName> = new Set(['bullBull', 'mahjongTiles', 'paiGow', 'goldenFlower', 'baCay', 'niuNiu'])
const rounds = 400_000

/** Calls `visit` with every result of a game and its probability, or with a large sample of rounds. */
function visitResults(name: TableName, visit: (pays: Readonly<Record<string, number>>, chance: number) => void): void {
  const { deal } = tables[name]
  if (sampledTables.has(name)) {
    const randomInt = createRandomInt(generateRandomNumbers(11))
    for (let n = 0; n < rounds; n++) visit(deal(randomInt).pays, 1 / rounds)
    return
  }
  const path: { choice: number; readonly choices: number }[] = []
  do {
    let step = 0
    const randomInt: RandomInt = (below) => {
      const choices = rankOnlyTables.has(name) && below === 52 ? 13 : below
      path[step] ??= { choice: 0, choices }
      return path[step++]?.choice ?? 0
    }
    const { pays } = deal(randomInt)
    visit(
      pays,
      path.reduce((chance, { choices }) => chance / choices, 1),
    )
    while (path.length > 0 && path[path.length - 1]?.choice === (path[path.length - 1]?.choices ?? 0) - 1) path.pop()
    const last = path.at(-1)
    if (last) last.choice += 1
  } while (path.length > 0)
}

describe.each(sample('tables', Object.keys(tables) as TableName[], 8))('%s', (name) => {
  const table: Table = tables[name]
  const declaredPayouts = Object.assign({}, ...Object.values(table.groups)) as Record<string, readonly number[]>

  it('has an expected return of 90 % to 99 % on every spot, and pays every listed amount', () => {
    const expectedReturn: Record<string, number> = {}
    const paidAmounts: Record<string, Set<number>> = {}
    visitResults(name, (pays, chance) => {
      for (const [spot, payout] of Object.entries(pays)) {
        expectedReturn[spot] = (expectedReturn[spot] ?? 0) + (payout / 100) * chance
        ;(paidAmounts[spot] ??= new Set()).add(payout)
      }
    })
    expect(Object.keys(expectedReturn).toSorted()).toEqual([...table.spots].toSorted())
    for (const spot of table.spots) {
      expect(expectedReturn[spot], spot).toBeGreaterThan(0.9)
      expect(expectedReturn[spot], spot).toBeLessThan(0.99)
      expect(
        [...(paidAmounts[spot] ?? [])].toSorted((a, b) => a - b),
        spot,
      ).toEqual([...(declaredPayouts[spot] ?? [])].toSorted((a, b) => a - b))
    }
  })

  it('accepts only stakes in multiples of twenty on its own spots, and pays whole credits', () => {
    const [spot = ''] = table.spots
    expect(table.parseBet({ [spot]: 100 })).toEqual({ [spot]: 100 })
    for (const invalidBet of [
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
      expect(table.parseBet(invalidBet)).toBeUndefined()
    for (const pays of Object.values(declaredPayouts).flat()) expect((20 * pays) % 100).toBe(0)
  })

  it('pays the sum of the payouts of a round’s spots', () => {
    const { outcome, win } = table.play(
      createRandomInt(generateRandomNumbers(3)),
      Object.fromEntries(table.spots.map((spot) => [spot, 20])),
    )
    expect(win).toBe(Object.values(outcome.pays).reduce((sum, payout) => sum + payout / 5, 0))
  })
})
