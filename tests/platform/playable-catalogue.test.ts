import { expect, it } from 'vitest'
import { readCatalogue } from '../../server/modules/games/read-catalogue.ts'
import { scheduledGames } from '../../demo/vendor/scheduled-games.ts'
import { findGameKind } from '../../demo/vendor/game-kinds.ts'

const games = Object.entries(readCatalogue().games)

it('the catalogue lists only games whose rules the demo vendor implements', () => {
  for (const [id, game] of games) {
    const kind = findGameKind(game)
    expect(kind, id).toBeDefined()
    if (kind?.roundRules === undefined) expect([...scheduledGames.keys()], id).toContain(kind?.name)
  }
})

it('each lottery, and each table with a different code or different rules, is a different kind of game', () => {
  const lotteries = games.filter(([, { category }]) => category.endsWith('LOTT')).map(([, game]) => findGameKind(game)?.name)
  expect(new Set(lotteries).size).toBe(lotteries.length)
  const tables = new Map(
    games
      .filter(([, { category }]) => category === 'LIVE' || category === 'PVP')
      .map(([, game]) => [`${String(game.code)} ${game.rules ?? ''}`, findGameKind(game)?.name]),
  )
  expect(new Set(tables.values()).size).toBe(tables.size)
})

it('a game that the demo vendor cannot play has no kind', () => {
  expect(findGameKind({ category: 'LIVE', code: 'BJ' })).toBeUndefined()
  expect(findGameKind({ category: 'PVP' })).toBeUndefined()
  expect(findGameKind({ category: 'BINGO' })).toBeUndefined()
})
