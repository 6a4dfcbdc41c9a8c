// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { Problem } from '../../engine/index.ts'
import { renderSite, type RenderedSite, type RenderOptions } from '../../engine/testing/render-site.tsx'
import { smallConfig, smallGame, smallGameMenu } from '../../engine/testing/small-site.ts'
import type { Game, GameMenu } from '../../generated/api.ts'
import type { GameListProps } from '../../generated/config.ts'
import { createFakeGameList } from '../../engine/testing/fake-game-list.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import type { SiteConfig } from '../../engine/index.ts'
import '../../features/games/layouts/empty-games.tsx'
import './list.tsx'
import { View } from './eager-view.tsx'

const config = smallConfig()
const createGames = (count: number): Game[] => Array.from({ length: count }, (_, i) => smallGame('PP', 'RNG', `Game ${i + 1}`))

function render(
  props: GameListProps,
  gameMenus: GameMenu[],
  options: RenderOptions = {},
  overrides: Partial<SiteConfig> = {},
): Promise<RenderedSite> {
  const page = { title: 'page_home_title', description: 'page_home_description', nodes: { list: { widget: 'game-list' as const, props } } }
  const menus = async () => ({ data: { lanes: gameMenus } })
  return renderSite({
    ...options,
    config: { pages: { ...config.pages, home: page }, layouts: { areas: {}, layouts: { full: {} } }, ...overrides },
    widgets: [createWidgetDefinition('game-list', View)],
    ports: { ...options.ports, game: { menus, favouriteList: async () => ({ list: [] }), ...options.ports?.game } },
  })
}

const findMain = (root: ParentNode): Element => root.querySelector('main') as Element
const findByText = (root: ParentNode, text: string): HTMLElement =>
  [...root.querySelectorAll<HTMLElement>('button, a')].find((element) => element.textContent.includes(text)) as HTMLElement

const createVendorMenu = (...codes: string[]): GameMenu => ({ ...smallGameMenu('RNG', codes), cards: [] })
const getListedGames = (root: ParentNode): (string | null)[] => [...findMain(root).querySelectorAll('li')].map((item) => item.textContent)
const createGamePort = (allGames: Game[]) => ({ list: createFakeGameList(allGames) })

describe('a list of all games', () => {
  const allGames = [...createGames(50), ...createGames(2).map((game, i) => ({ ...game, vassalage: 'PG', gameName: `Other ${String(i)}` }))]

  it('loads further pages of the configured size at the end, without gaps or duplicates', async () => {
    const { root, settle } = await render({ category: 'RNG', pageSize: 24 }, [createVendorMenu('PP', 'PG')], {
      ports: { game: createGamePort(allGames) },
    })
    expect(getListedGames(root)).toHaveLength(24)
    await act(async () => findByText(findMain(root), 'Show more').click())
    await settle()
    await act(async () => findByText(findMain(root), 'Show more').click())
    await settle()
    expect(new Set(getListedGames(root)).size).toBe(52)
    expect(getListedGames(root)).toHaveLength(52)
    expect(findByText(findMain(root), 'Show more')).toBeUndefined()
    expect(findMain(root).querySelector('li')?.getAttribute('aria-setsize')).toBe('52')
  })

  it('has a tab for each vendor, selected by the URL, and selects the first if the URL names an unknown vendor (R-ROUTES-35, R-ROUTES-36, R-ROUTES-38)', async () => {
    const options = { ports: { game: createGamePort(allGames) } }
    const { root, engine, settle } = await render({ category: 'RNG', tabs: 'vendors' }, [createVendorMenu('PP', 'PG')], {
      ...options,
      path: '/index?page=NOBODY',
    })
    const selectedTab = (): string | null | undefined => findMain(root).querySelector('[role=tab][aria-selected=true]')?.textContent
    expect([...findMain(root).querySelectorAll('[role=tab]')].map((tab) => tab.textContent)).toEqual(['Vendor PP', 'Vendor PG'])
    expect(selectedTab()).toBe('Vendor PP')
    await act(async () => findByText(findMain(root), 'Vendor PG').click())
    await settle()
    expect(engine.location.get().search).toBe('?page=PG')
    expect(window.sessionStorage.getItem('current_vassalage')).toBe('PG')
    expect(getListedGames(root)).toHaveLength(2)
    await act(async () => {
      window.history.back()
      await new Promise((resolve) => setTimeout(resolve, 50))
    })
    await settle()
    expect(selectedTab()).toBe('Vendor PP')
    expect(getListedGames(root)[0]).toContain('Game 1')
  })

  it('requests the chosen type of live table', async () => {
    const tables: Game[] = ['BAC', 'SIC'].map((code) => ({ ...smallGame('PP', 'RNG', `Table ${code}`), code }))
    const liveFilters = {
      BAC: { name: 'live_filter_BAC', enName: 'Baccarat', order: 10 },
      SIC: { name: 'live_filter_SIC', enName: 'Sicbo', order: 20 },
    }
    const { root, settle } = await render(
      { category: 'RNG', tabs: 'types' },
      [createVendorMenu('PP')],
      { ports: { game: createGamePort(tables) } },
      { games: { ...config.games, liveFilters } },
    )
    expect(getListedGames(root)).toHaveLength(2)
    await act(async () => (findMain(root).querySelectorAll('[role=tab]')[2] as HTMLElement).click())
    await settle()
    expect(getListedGames(root)).toHaveLength(1)
    expect(getListedGames(root)[0]).toContain('Table SIC')
  })

  it('says which type of live table has no games, and has a button that clears the filter', async () => {
    const liveFilters = {
      BAC: { name: 'live_filter_BAC', enName: 'Baccarat', order: 10 },
      BJ: { name: 'live_filter_BJ', enName: 'Blackjack', order: 20 },
    }
    const tables: Game[] = [{ ...smallGame('PP', 'RNG', 'Table'), code: 'BAC' }]
    const { root, settle, engine } = await render(
      { category: 'RNG', tabs: 'types' },
      [createVendorMenu('PP')],
      { ports: { game: createGamePort(tables) }, path: '/index?type=BJ' },
      { games: { ...config.games, liveFilters } },
    )
    await settle()
    expect(getListedGames(root)).toHaveLength(0)
    expect(findMain(root).textContent).toContain('None of title')
    await act(async () => findByText(findMain(root), 'None of action').click())
    await settle()
    expect(engine.location.get().search).toBe('')
    expect(getListedGames(root)).toHaveLength(1)
  })

  it('shows a load error, and retries on click', async () => {
    let failing = true
    const list = (query: Parameters<ReturnType<typeof createFakeGameList>>[0]) =>
      failing ? Promise.reject(new Problem('network', { messageKey: 'error_network' })) : createFakeGameList(allGames)(query)
    const { root, settle } = await render({ category: 'RNG' }, [createVendorMenu('PP')], { ports: { game: { list } } })
    expect(findMain(root).textContent).toContain('Failed title')
    failing = false
    await act(async () => findByText(findMain(root), 'Try again').click())
    await settle()
    expect(getListedGames(root)).toHaveLength(24)
  })
})
