import { describe, expect, it } from 'vitest'
import type { SiteCategory } from '../../engine/contract/site.ts'
import { findCategory, findGameId, getGameKey } from './game-categories.ts'
import { selectGames } from '../../widgets/game-grid/select-games.ts'
import { findGameTarget } from '../../widgets/game-frame/find-target.ts'
import { resolveGamePath } from './resolve-game-path.ts'
import { createGameList } from './game-pages.ts'
import { smallConfig, smallFacts, smallGame } from '../../engine/testing/small-site.ts'
import { resolveSite } from '../../engine/resolve/resolve-site.ts'

const createCategory = (id: string, ...codes: string[]): SiteCategory => ({
  id,
  name: id,
  icon: 'play',
  route: id,
  rebatePercent: undefined,
  vendors: codes.map((code) => ({ code, name: code })),
  games: [],
})
const categories = [createCategory('ESPORTS', 'IME'), createCategory('COCKFIGHT', 'DS88'), createCategory('SPORTS', 'SBX', 'DS88')]

describe('findCategory', () => {
  it("returns a game's own category, or the one that the brand moved its vendor to", () => {
    const findCategoryId = (vassalage: string) => findCategory(categories, { gameType: 'SPORTS', vassalage })?.id
    expect([findCategoryId('SBX'), findCategoryId('DS88'), findCategoryId('IME'), findCategoryId('NONE')]).toEqual([
      'SPORTS',
      'SPORTS',
      'ESPORTS',
      undefined,
    ])
  })
})

const createRoom = (roomId: string) => ({ ...smallGame('PP', 'RNG', 'poker'), roomId })
const rooms = [createRoom('poker~beginner'), createRoom('poker~high')]
const site = resolveSite(
  smallConfig(),
  smallFacts({ gameMenus: [{ title: '', gameCategory: 'RNG', vendors: [{ vassalage: 'PP', name: 'PP' }], cards: rooms }] }),
)

describe('getGameKey', () => {
  it('contains the id of the room, else of the game, else of the node, else the name, and is distinct per vendor', () => {
    const { gameId: _id, ...withoutId } = smallGame('PP', 'RNG', 'chess')
    const games = [smallGame('PP', 'RNG', 'a'), smallGame('DS', 'RNG', 'a'), ...rooms, { ...withoutId, nodeId: 'n' }, withoutId]
    expect(games.map(getGameKey)).toEqual(['PP/a', 'DS/a', 'PP/poker~beginner', 'PP/poker~high', 'PP/n', 'PP/chess'])
    expect(games.map(findGameId)).toEqual(['a', 'a', 'poker~beginner', 'poker~high', undefined, undefined])
  })

  it('distinguishes rooms in a paginated list, a selection of games, and the address of the game page', async () => {
    const list = createGameList({ pageSize: 2, fetchPage: async () => ({ games: rooms, total: 2, pageNum: 1, totalPages: 1 }) })
    list.loadMore()
    await Promise.resolve()
    expect(list.get().games).toEqual(rooms)
    expect(selectGames(site.categories, {}).map(({ game }) => game)).toEqual(rooms)
    expect(selectGames(site.categories, {}).map(({ key }) => key)).toEqual(rooms.map(getGameKey))
    for (const roomGame of rooms) {
      const path = resolveGamePath(smallConfig(), site, roomGame, 'RNG', false)
      const query = new URLSearchParams(path?.split('?')[1])
      expect(query.get('game')).toBe(roomGame.roomId)
      expect(findGameTarget(site.categories, query.get('game') ?? '', 'PP')?.game).toBe(roomGame)
    }
  })
})
