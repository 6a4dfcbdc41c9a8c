// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Game, GameMenu } from '../../generated/api.ts'
import navigation from '../../../merchants/base/navigation.json' with { type: 'json' }
import type { SiteConfig } from '../../engine/contract/site.ts'
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallConfig, smallGame, smallGameMenu, smallMember } from '../../engine/testing/small-site.ts'
import './play-game.ts'
import './start-game.ts'

const { games, routes } = smallConfig()
const createCategory = (route: string, opens: 'route' | 'frame', order: number) => ({
  name: 'in_x',
  icon: 'lottery' as const,
  route,
  enabled: true,
  opens,
  order,
})
const config: Partial<SiteConfig> = {
  games: {
    ...games,
    categories: {
      ...games.categories,
      LOTT: createCategory('lottery', 'route', 1),
      ELOTT: createCategory('elott', 'route', 2),
      LIVE: createCategory('live', 'frame', 3),
    },
    lotteryRoutes: { SEA: 'seaLottery' },
  },
  routes: {
    ...routes,
    routes: {
      ...routes.routes,
      lottery: { path: '/lottery', page: 'plain', layout: 'full', query: ['gameCode', 'playType'] },
      seaLottery: { path: '/seaLottery', page: 'plain', layout: 'full', query: ['gameCode', 'playType'] },
      elott: { path: '/elott', page: 'plain', layout: 'full' },
      live: { path: '/live', page: 'plain', layout: 'full' },
      fish: { path: '/fish', page: 'plain', layout: 'full' },
      pvp: { path: '/pvp', page: 'plain', layout: 'full' },
    },
  },
}
const createLottery = (vendor: string, type: string, code: string): Game => ({
  ...smallGame(vendor, type, `${vendor}-${code}`),
  code,
  defaultPlayType: 'SUM',
  ...(type === 'ELOTT' && { accountTypeName: 'SEA' }),
})
const createMenu = (id: string, cards: readonly Game[]): GameMenu => ({
  ...smallGameMenu(id, [...new Set(cards.map(({ vassalage }) => vassalage))]),
  cards: [...cards],
})
const sportsMenu = createMenu('SPORTS', [
  { ...smallGame('SB', 'SPORTS', 'closed'), maintenance: true },
  smallGame('SB', 'SPORTS', 'first'),
  smallGame('SB', 'SPORTS', 'second'),
])
const lotteryMenus = [
  createMenu('LOTT', [createLottery('MLT', 'LOTT', 'LHC'), createLottery('TCG_SEA', 'LOTT', 'PK10')]),
  createMenu('ELOTT', [createLottery('MLT', 'ELOTT', 'SSC'), createLottery('TCG_SEA', 'ELOTT', 'K3')]),
]

let rendered: RenderedSite | undefined
afterEach(() => {
  rendered?.engine.poller.stop()
  rendered?.engine.location.close()
})

async function render(
  gameMenus: readonly GameMenu[],
  token: string | undefined = 'secret',
  list?: () => Promise<never>,
): Promise<RenderedSite> {
  rendered = await renderSite({
    config,
    ...(token && { token }),
    ports: {
      game: { menus: async () => ({ data: { lanes: [...gameMenus] } }), ...(list && { list }) },
      member: { info: async () => smallMember(0) },
      wallet: { balance: async () => ({ sumBalance: '1' }) },
    },
  })
  return rendered
}

/** Performs the action of an entry of the base brand's footer, and returns the path that it leads to. */
async function followEntry({ engine, settle }: RenderedSite, key: keyof typeof navigation.footer): Promise<string> {
  await act(async () => engine.act(navigation.footer[key].action))
  await settle()
  const { pathname, search } = engine.location.get()
  return pathname + search
}

describe('a footer entry', () => {
  it('SPORTS starts the first open sports game, after a login for visitors (R-NAV-FOOTER-04)', async () => {
    expect(await followEntry(await render([sportsMenu]), 'SPORTS')).toBe('/game?game=first&vendor=SB')
    const visitor = await render([sportsMenu], '')
    expect(await followEntry(visitor, 'SPORTS')).toBe('/index')
    expect(visitor.engine.overlays.find('login')).toBeDefined()
  })

  it('ELOTT starts the game of TCG_SEA (R-NAV-FOOTER-07)', async () => {
    expect(await followEntry(await render(lotteryMenus), 'ELOTT')).toBe('/seaLottery?gameCode=K3&playType=SUM')
  })

  it('LOTT starts the game of TCG_SEA (R-NAV-FOOTER-08)', async () => {
    expect(await followEntry(await render(lotteryMenus), 'LOTT')).toBe('/lottery?gameCode=PK10&playType=SUM')
  })

  it('ELOTT and LOTT open their pages if TCG_SEA has no game', async () => {
    const site = await render([createMenu('ELOTT', [createLottery('MLT', 'ELOTT', 'SSC')])])
    expect(await followEntry(site, 'ELOTT')).toBe('/elott')
    expect(await followEntry(site, 'LOTT')).toBe('/lottery')
  })

  it('fetches the games of the vendor if the menus have none', async () => {
    const list = vi.fn(async () => ({ games: [createLottery('TCG_SEA', 'ELOTT', 'LF')], pageNum: 1, totalPages: 1, total: 1 }))
    const site = await render([{ ...smallGameMenu('ELOTT', ['TCG_SEA']), cards: [] }], 'secret', list as unknown as () => Promise<never>)
    expect(await followEntry(site, 'ELOTT')).toBe('/seaLottery?gameCode=LF&playType=SUM')
    expect(list).toHaveBeenCalledWith({ merchant: 'TINY1', gameType: 'ELOTT', vassalage: 'TCG_SEA' })
  })

  it.each([
    ['LIVE', '/live'],
    ['FISH', '/fish'],
    ['PVP', '/pvp'],
  ] as const)('%s opens its page %s (R-NAV-FOOTER-09)', async (key, path) => {
    expect(await followEntry(await render([]), key)).toBe(path)
  })
})

describe('a vendor’s entry', () => {
  it('opens the list of its games if marked VASSALAGE, and starts nothing (R-GAMES-15)', async () => {
    const { engine, settle } = await render([createMenu('SPORTS', [{ ...smallGame('SB', 'SPORTS', 'all'), isGame: 'VASSALAGE' }])])
    await act(async () => engine.act({ startFirstGame: 'SPORTS' }))
    await settle()
    expect(engine.overlays.get().map(({ content }) => content)).toMatchObject([{ id: 'gamePopup', page: 'SPORTS/SB' }])
    expect(engine.location.get().pathname).toBe('/index')
  })

  it('starts its game if marked as anything else (R-GAMES-15)', async () => {
    const { engine, settle } = await render([createMenu('SPORTS', [{ ...smallGame('SB', 'SPORTS', 'one'), isGame: 'GAME' }])])
    await act(async () => engine.act({ startFirstGame: 'SPORTS' }))
    await settle()
    expect(engine.overlays.get()).toEqual([])
    expect(engine.location.get().search).toContain('game=one')
  })
})
