import { expect, it } from 'vitest'
import { readCatalogue } from '../../server/modules/games/read-catalogue.ts'
import { boards } from '../../demo/vendor/boards.ts'
import { kindOf } from '../../demo/vendor/game-kinds.ts'

const games = Object.entries(readCatalogue().games)

it('the catalogue lists only games that the demo vendor plays under their own rules', () => {
  for (const [id, game] of games) {
    const kind = kindOf(game)
    expect(kind, id).toBeDefined()
    if (kind?.rounds === undefined) expect([...boards.keys()], id).toContain(kind?.name)
  }
})

it('the catalogue has one lottery for each draw, and plays each table by its code', () => {
  const lotteries = games.filter(([, { category }]) => category.endsWith('LOTT')).map(([, game]) => kindOf(game)?.name)
  expect(new Set(lotteries).size).toBe(lotteries.length)
  const tables = new Map(
    games
      .filter(([, { category }]) => category === 'LIVE' || category === 'PVP')
      .map(([, game]) => [`${String(game.code)} ${game.rules ?? ''}`, kindOf(game)?.name]),
  )
  expect(new Set(tables.values()).size).toBe(tables.size)
})

it('the catalogue opens nothing for a kind that it cannot play', () => {
  expect(kindOf({ category: 'LIVE', code: 'BJ' })).toBeUndefined()
  expect(kindOf({ category: 'PVP' })).toBeUndefined()
  expect(kindOf({ category: 'BINGO' })).toBeUndefined()
})
