import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPlayerGameStore } from '../../server/modules/games/store/player-games.ts'
import type { Game, GameListQuery, GamePage, GameMenu } from '../../src/generated/api.ts'
import { samples } from '../contract/samples.ts'
import type { InputOf } from './call-server.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

const fetchGamePage = async (query: Omit<GameListQuery, 'merchant'>, host = alpha) =>
  (await platform.call('game.list', { merchant: host === alpha ? 'ALPHA1' : 'BETA1', ...query }, { host })).body.value as GamePage
const listGameIds = (games: readonly Game[]): (string | undefined)[] => games.map(({ gameId }) => gameId)
const fetchMenus = async (host: string, merchantCode: string) =>
  ((await platform.call('game.menus', { merchantCode }, { host })).body.value as { data: { lanes: GameMenu[] } }).data.lanes

describe('the list of games', () => {
  it('is paged by GET, with no game missing or repeated (R-ENTITIES-21)', async () => {
    const first = await fetchGamePage({ gameType: 'RNG', pageSize: 100 })
    expect(first).toMatchObject({ pageNum: 1, totalPages: Math.ceil(first.total / 100) })
    expect(first.total).toBeGreaterThan(1_000)
    const pages = await Promise.all(
      Array.from({ length: first.totalPages }, (_, index) => fetchGamePage({ gameType: 'RNG', pageSize: 100, pageNo: index + 1 })),
    )
    const allIds = pages.flatMap(({ games }) => listGameIds(games))
    expect(allIds).toHaveLength(first.total)
    expect(new Set(allIds).size).toBe(first.total)
    expect((await fetchGamePage({ gameType: 'RNG', pageSize: 100, pageNo: first.totalPages + 1 })).games).toEqual([])
  })

  it('applies every field of its query (R-API-49)', async () => {
    const fullQuery = { clientType: '3', platform: 'flash,html5-desktop', channel: 'web', language: 'vi-VN', pageNo: 1, pageSize: 100 }
    const { games } = await fetchGamePage({ ...fullQuery, gameName: 'rong', gameType: 'RNG', vassalage: 'RDL', minBet: 5, minLineNum: 20 })
    expect(games.length).toBeGreaterThan(0)
    for (const game of games) {
      expect(game).toMatchObject({ vassalage: 'RDL', gameType: 'RNG' })
      expect(game.minBet).toBeGreaterThanOrEqual(5)
      expect(game.lineNum).toBeGreaterThanOrEqual(20)
      expect(game.gameName).toBe(game.displayName?.['vi'])
    }
    expect((await fetchGamePage({ platform: 'flash' })).total).toBe(0)
  })

  it('filters by the code of a live game and by the categories of the brand (R-GAMES-11)', async () => {
    const sicbo = await fetchGamePage({ gameType: 'SIC', pageSize: 100 })
    expect(sicbo.total).toBeGreaterThan(3)
    expect(new Set(sicbo.games.map(({ code, gameType }) => `${String(gameType)} ${String(code)}`))).toEqual(new Set(['LIVE SIC']))
    expect(new Set((await fetchGamePage({ gameType: 'COCKFIGHT' })).games.map(({ vassalage }) => vassalage))).toEqual(new Set(['DS88']))
    expect((await fetchGamePage({ gameType: 'COCKFIGHT' }, beta)).total).toBe(0)
    expect((await fetchGamePage({ gameType: 'NOSUCH' })).total).toBe(0)
  })

  it('identifies a game by its id, and names its vendor in vassalage (R-ENTITIES-15, R-ENTITIES-16, R-ENTITIES-17, R-ENTITIES-18)', async () => {
    const [game] = (await fetchGamePage({ gameName: 'jade tiger', pageSize: 1 })).games
    expect(game).toMatchObject({
      gameId: 'pgf-jade-tiger',
      vassalage: 'PGF',
      gameName: 'Jade Tiger',
      gameType: 'RNG',
      supportPlay: 0,
      isHot: true,
      displayName: { en: 'Jade Tiger', vi: 'Mãnh Hổ Ngọc Bích' },
    })
    expect((await fetchGamePage({ gameType: 'K3' })).games.map(({ gameType }) => gameType)).toContain('ELOTT')
  })
})

describe('the menus', () => {
  it('have gameMenus with a title, vendors and a few cards for the header (R-ENTITIES-19, R-ENTITIES-20)', async () => {
    const gameMenus = await fetchMenus(alpha, 'ALPHA1')
    for (const { title, gameCategory, vendors, cards } of gameMenus) {
      expect(title).not.toBe('')
      expect(cards.length).toBeLessThanOrEqual(21)
      expect(vendors.length).toBeGreaterThan(0)
      for (const { vassalage, games = 0 } of vendors) {
        expect(games, `${gameCategory} ${vassalage}`).toBeGreaterThan(0)
        expect((await fetchGamePage({ gameType: gameCategory, vassalage, pageSize: 1 })).total, `${gameCategory} ${vassalage}`).toBe(games)
      }
      const { total } = await fetchGamePage({ gameType: gameCategory, pageSize: 1 })
      expect(vendors.reduce((sum, { games = 0 }) => sum + games, 0)).toBe(total)
    }
  })
})

describe('hot and popular games', () => {
  it('are available without a token (R-API-51, R-API-52)', async () => {
    const query = { merchantCode: 'ALPHA1', isPlatform: 2, vassalage: 'PGF', platform: 'html5-desktop', language: 'en-US' }
    const { list: hotGames } = (await platform.call('game.hot', query, { host: alpha })).body.value as { list: Game[] }
    expect(hotGames.length).toBeGreaterThan(2)
    expect(hotGames.every(({ isHot, vassalage }) => isHot === true && vassalage === 'PGF')).toBe(true)
    const { list: popularGames } = (await platform.call('game.popular', {}, { host: alpha })).body.value as { list: Game[] }
    expect(popularGames).toHaveLength(20)
  })

  it('are limited to the requested number and prize mode (R-API-76, R-API-77)', async () => {
    const request = async (query: InputOf<'game.popular'>) =>
      ((await platform.call('game.popular', query, { host: alpha })).body.value as { list: Game[] }).list
    expect(await request({ count: 10, prizeMode: 'SEA', device: 'WEB', language: 'vi-VN' })).toHaveLength(10)
    expect(new Set((await request({ prizeMode: 'Elott' })).map(({ gameType }) => gameType))).toEqual(new Set(['ELOTT']))
  })

  it('start with the most played game of the brand; the player’s recent games start with the newest', async () => {
    const { token, user } = await platform.logIn(alpha, 'player')
    const { sites, brands } = platform.server.platform
    const brand = brands.byHost(alpha)
    if (!brand) throw new Error('The brand alpha is not served.')
    const games = createPlayerGameStore(sites.tenant(brand))
    for (const id of ['kpk-ba-cay', 'vnl-central-draw', 'kpk-ba-cay']) await games.upsertPlayed(user.id, id)
    const listMostPlayed = async (host: string) =>
      listGameIds(((await platform.call('game.popular', { count: 1 }, { host })).body.value as { list: Game[] }).list)
    expect(await listMostPlayed(alpha)).toEqual(['kpk-ba-cay'])
    expect(await listMostPlayed(beta)).not.toEqual(['kpk-ba-cay'])
    const listRecent = async (name: 'game.recent' | 'game.vnRecent') =>
      listGameIds(((await platform.call(name, {}, { host: alpha, token })).body.value as { list: Game[] }).list)
    expect(await listRecent('game.recent')).toEqual(['kpk-ba-cay', 'vnl-central-draw'])
    expect(await listRecent('game.vnRecent')).toEqual(['vnl-central-draw'])
  })
})

describe('favourites', () => {
  it('are stored per player, newest first, and can be removed', async () => {
    const { token } = await platform.logIn(alpha, 'player')
    const setFavourite = (gameId: string, vassalage: string, favourite: boolean) =>
      platform.call('game.favour', { gameId, vassalage, favourite }, { host: alpha, token })
    const listFavourites = async (bearer = token) =>
      ((await platform.call('game.favouriteList', undefined, { host: alpha, token: bearer })).body.value as { list: string[] }).list
    await setFavourite('pgf-jade-tiger', 'PGF', true)
    await setFavourite('kpk-ba-cay', 'KPK', true)
    expect((await setFavourite('kpk-ba-cay', 'KPK', true)).body.value).toEqual({ favourite: true })
    expect(await listFavourites()).toEqual(['kpk-ba-cay', 'pgf-jade-tiger'])
    const page = (await platform.call('game.favourites', { pageSize: 1, language: 'vi-VN' }, { host: alpha, token })).body.value as GamePage
    expect(page).toMatchObject({ pageNum: 1, totalPages: 2, total: 2, games: [{ gameId: 'kpk-ba-cay', gameName: 'Ba Cây' }] })
    await setFavourite('kpk-ba-cay', 'KPK', false)
    expect(await listFavourites()).toEqual(['pgf-jade-tiger'])
    expect((await setFavourite('kpk-ba-cay', 'PGF', true)).body.code).toBe('not_found')
    expect(await listFavourites((await platform.logIn(alpha, 'agent')).token)).toEqual([])
  })
})

describe('the game catalogue', () => {
  it('lists the vendors of a category, and the categories of a vendor', async () => {
    const { token } = await platform.logIn(alpha, 'player')
    const request = async <C extends 'game.vassals' | 'game.vassalTypes'>(name: C, query: InputOf<C>) =>
      ((await platform.call(name, query, { host: alpha, token })).body.value as { list: Record<string, unknown>[] }).list
    expect((await request('game.vassals', { gameType: 'FISH' })).map(({ vassalage }) => vassalage)).toEqual(['AQX', 'TDK', 'CRL'])
    expect((await request('game.vassalTypes', { vassalage: 'TCG_SEA' })).map(({ gameType }) => gameType)).toEqual(['ELOTT', 'LOTT'])
  })

  it('lists the rooms of each card game, identified by roomId', async () => {
    const { token } = await platform.logIn(alpha, 'player')
    const { list: rooms } = (await platform.call('game.pvpRooms', { vassalage: 'KPK' }, { host: alpha, token })).body.value as {
      list: Game[]
    }
    expect(rooms.slice(0, 3).map(({ roomId, nodeId, nodeName }) => [roomId, nodeId, nodeName])).toEqual(
      ['beginner', 'regular', 'high'].map((room) => [`kpk-ba-cay~${room}`, 'kpk-ba-cay', room]),
    )
  })

  it('lists the Vietnamese draws by region (R-API-71)', async () => {
    const { data } = (await platform.call('game.vnMenu', {}, { host: alpha })).body.value as { data: { lanes: GameMenu[] } }
    expect(data.lanes.map(({ title }) => title)).toEqual(['Vietnam', 'North', 'Central', 'South'])
  })

  it('announces new games and games under maintenance', async () => {
    const { token } = await platform.logIn(alpha, 'player')
    const { list: entries } = (await platform.call('game.announcements', {}, { host: alpha, token })).body.value as {
      list: { kind: string; game: Game }[]
    }
    for (const { kind, game } of entries) expect(kind === 'new' ? game.isNew : game.maintenance).toBe(true)
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['new', 'maintenance']))
  })
})

describe('a player’s queries about games', () => {
  it.each([
    ['R-API-56', '/lgw/games/announcements'],
    ['R-API-57', '/lgw/games/vassals/types?vassalage=TCG_SEA'],
    ['R-API-58', '/lgw/games/vassals'],
    ['R-API-59', '/lgw/games/favourites'],
    ['R-API-60', '/lgw/games/favourites/list'],
    ['R-API-61', '/lgw/games/recent'],
    ['R-API-62', '/lgw/games/pvp/rooms'],
    ['R-API-72', '/lgw/vn/games/game_menu/recent'],
  ])('%s: %s is answered with a token and rejected without one', async (_id, path) => {
    const { token } = await platform.logIn(alpha, 'player')
    const request = (headers: Readonly<Record<string, string>>) => platform.send('GET', path, { host: alpha, headers })
    expect([(await request({})).status, (await request({ authorization: `Bearer ${token}` })).status]).toEqual([401, 200])
  })
})

describe('a vendor limited to some channels and clients', () => {
  const setAvailability = (change: Readonly<Record<string, string>>) =>
    platform.runAdminCommand('set-vendor-availability', { brand: 'alpha', vendor: 'PGF', change })
  const hasGames = async (query: Partial<GameListQuery>) => (await fetchGamePage({ vassalage: 'PGF', pageSize: 1, ...query })).total > 0
  const launchAndGetErrorCode = async (clientType: number) => {
    const { token } = await platform.logIn(alpha, 'player')
    const body = { ...samples['game.launch'](token), clientType }
    return (await platform.call('game.launch', body, { host: alpha, token, headers: { language: 'TY' } })).body.code
  }

  it('has its games in the lists for those channels and clients, and launches on those clients only (R-API-49)', async () => {
    try {
      expect(await setAvailability({ channels: 'APP', clientTypes: '5,6' })).toEqual({
        vendor: 'PGF',
        channels: ['APP'],
        clientTypes: [5, 6],
      })
      await vi.waitFor(async () => expect(await hasGames({ channel: 'app', clientType: '5' })).toBe(true))
      expect(await hasGames({ channel: 'APP', clientType: '3' })).toBe(false)
      expect(await hasGames({ channel: 'WEB', clientType: '5' })).toBe(false)
      expect(await hasGames({})).toBe(false)
      expect((await fetchMenus(alpha, 'ALPHA1')).flatMap(({ vendors }) => vendors.map(({ vassalage }) => vassalage))).not.toContain('PGF')
      expect(await launchAndGetErrorCode(3)).toBe('game_unavailable')
    } finally {
      await setAvailability({ channels: 'all', clientTypes: 'all' })
    }
    await vi.waitFor(async () => expect(await hasGames({ channel: 'WEB', clientType: '3' })).toBe(true))
    expect(await launchAndGetErrorCode(3)).toBeUndefined()
  })

  it('must be a vendor of the brand, with known channels and clients', async () => {
    await expect(setAvailability({ channels: 'the web' })).rejects.toThrow(/comma-separated/)
    await expect(setAvailability({ clientTypes: '1000' })).rejects.toThrow(/comma-separated/)
    await expect(
      platform.runAdminCommand('set-vendor-availability', { brand: 'alpha', vendor: 'NONE', change: { channels: 'all' } }),
    ).rejects.toThrow(/no vendor/)
  })
})
