// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Problem } from '../../engine/index.ts'
import { renderSite, type RenderedSite, type RenderOptions } from '../../engine/testing/render-site.tsx'
import { smallConfig, smallGame, smallGameMenu, smallMember } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import type { Game, GameMenu } from '../../generated/api.ts'
import type { GameGridProps } from '../../generated/config.ts'
import '../../features/games/layouts/empty-games.tsx'
import '../../features/games/layouts/game-actions.tsx'
import { View } from './eager-view.tsx'

const config = smallConfig()
const createGames = (count: number, overrides: Partial<Game> = {}): Game[] =>
  Array.from({ length: count }, (_, i) => ({ ...smallGame('PP', 'RNG', `Game ${i + 1}`), ...overrides }))
const createMenu = (cards: Game[]): GameMenu => ({ ...smallGameMenu('RNG', ['PP', 'PG']), cards })

function render(props: GameGridProps, gameMenus: GameMenu[] | (() => Promise<never>), options: RenderOptions = {}): Promise<RenderedSite> {
  const page = { title: 'page_home_title', description: 'page_home_description', nodes: { grid: { widget: 'game-grid' as const, props } } }
  const menus = async () => (typeof gameMenus === 'function' ? gameMenus() : { data: { lanes: gameMenus } })
  return renderSite({
    ...options,
    config: {
      pages: { ...config.pages, home: page },
      layouts: { areas: {}, layouts: { full: {} } },
    },
    widgets: [createWidgetDefinition('game-grid', View)],
    ports: { ...options.ports, game: { menus, favouriteList: async () => ({ list: [] }), ...options.ports?.game } },
  })
}

const getMain = (root: ParentNode): Element => root.querySelector('main') as Element
const findByText = (root: ParentNode, text: string): HTMLElement =>
  [...root.querySelectorAll<HTMLElement>('button, a')].find((element) => element.textContent.includes(text)) as HTMLElement

describe('the game grid', () => {
  it('shows the first 24 games, and the rest on request (R-PAGINATION-03)', async () => {
    const { root } = await render({}, [createMenu(createGames(30))])
    expect(getMain(root).querySelectorAll('li')).toHaveLength(24)
    await act(async () => findByText(getMain(root), 'Show more').click())
    expect(getMain(root).querySelectorAll('li')).toHaveLength(30)
    expect(findByText(getMain(root), 'Show more')).toBeUndefined()
  })

  it('renders its title as `h1` if it is the first heading of the page', async () => {
    const { root } = await render({ title: 'home_games_title' }, [createMenu(createGames(1))])
    expect(getMain(root).querySelector('h1')?.textContent).toBe('Games title')
  })

  it('marks hot games, new games, and games under maintenance', async () => {
    const { root } = await render({}, [
      createMenu([
        ...createGames(1, { isHot: true }),
        { ...smallGame('PP', 'RNG', 'Fresh'), isNew: true },
        { ...smallGame('PP', 'RNG', 'Shut'), maintenance: true },
      ]),
    ])
    expect(findByText(getMain(root), 'Game 1').textContent).toContain('Hot')
    expect(findByText(getMain(root), 'Fresh').textContent).toContain('New')
    expect(findByText(getMain(root), 'Shut').textContent).toContain('Maintenance')
  })

  it('shows names of games in the current language', async () => {
    const { root } = await render({}, [createMenu([{ ...smallGame('PP', 'RNG', 'Koi'), displayName: { 'en-US': 'Lucky Koi' } }])])
    expect(getMain(root).textContent).toContain('Lucky Koi')
  })

  it('suggests alternatives when a game under maintenance is chosen', async () => {
    const { root, engine, settle } = await render({}, [
      createMenu([{ ...smallGame('PP', 'RNG', 'Shut'), maintenance: true }, ...createGames(2)]),
    ])
    await act(async () => findByText(getMain(root), 'Shut').click())
    await settle()
    await act(async () => vi.waitFor(() => expect(engine.overlays.find('gameClosed')?.content).toMatchObject({ page: 'RNG/PP/Shut' })))
    await settle()
  })

  it('opens a game in its frame when a player chooses it', async () => {
    const { root, engine, settle } = await render({}, [createMenu(createGames(1))], {
      token: 'secret',
      ports: { member: { info: async () => smallMember(0) }, wallet: { balance: async () => ({ sumBalance: '1' }) } },
    })
    await act(async () => findByText(getMain(root), 'Game 1').click())
    await settle()
    await act(async () =>
      vi.waitFor(() => expect(engine.location.get().pathname + engine.location.get().search).toBe('/game?game=Game+1&vendor=PP')),
    )
    await settle()
  })

  it('filters by the vendors of its category with clicks and with the arrow keys', async () => {
    const { root } = await render({ category: 'RNG', filters: true }, [createMenu([...createGames(1), smallGame('PG', 'RNG', 'Other')])])
    const tabs = [...getMain(root).querySelectorAll<HTMLElement>('[role=tab]')]
    expect(tabs.map((tab) => tab.textContent)).toEqual(['All vendors', 'Vendor PP', 'Vendor PG'])
    await act(async () => tabs[2]?.click())
    expect(getMain(root).querySelector('[role=tabpanel]')?.textContent).not.toContain('Game 1')
    await act(async () => tabs[2]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true })))
    expect(getMain(root).querySelector('[role=tabpanel]')?.textContent).toContain('Game 1')
    expect(document.activeElement).toBe(tabs[1])
  })

  it('selects the vendor in the URL', async () => {
    const { root } = await render({ category: 'RNG', filters: true }, [createMenu([...createGames(1), smallGame('PG', 'RNG', 'Other')])], {
      path: '/index?page=PG',
    })
    expect(getMain(root).querySelector('[role=tabpanel]')?.textContent).toContain('Other')
    expect(getMain(root).querySelector('[role=tabpanel]')?.textContent).not.toContain('Game 1')
  })

  it('shows an empty state with an action', async () => {
    const { root } = await render({}, [])
    expect(getMain(root).textContent).toContain('None title')
    expect(getMain(root).querySelector('a')?.getAttribute('href')).toBe('/index')
  })

  it('offers a retry if the games fail to load', async () => {
    const failingRequest = vi.fn(() => Promise.reject(new Problem('network', { messageKey: 'error_network' })))
    const { root, settle } = await render({}, failingRequest)
    expect(getMain(root).textContent).toContain('Failed title')
    const requestCount = failingRequest.mock.calls.length
    await act(async () => findByText(getMain(root), 'Try again').click())
    await settle()
    expect(failingRequest.mock.calls.length).toBeGreaterThan(requestCount)
  })

  it('marks a favourite, and reverts an optimistic change if the request fails', async () => {
    const favour = vi.fn(async ({ favourite }: { favourite: boolean }) => ({ favourite }))
    const rendered = await render({}, [createMenu([{ ...smallGame('PP', 'RNG', 'Koi'), gameId: 'koi' }])], {
      token: 'secret',
      ports: { member: { info: async () => smallMember(0) }, wallet: { balance: async () => ({ sumBalance: '1' }) }, game: { favour } },
    })
    const favouriteButton = (): HTMLElement => getMain(rendered.root).querySelector('button[aria-pressed]') as HTMLElement
    expect(favouriteButton()).toBeNull()
    await rendered.runIdleCallbacks()
    await act(async () => favouriteButton().click())
    await rendered.settle()
    expect(favouriteButton().getAttribute('aria-pressed')).toBe('true')
    expect(favour).toHaveBeenCalledWith({ vassalage: 'PP', gameId: 'koi', favourite: true })
    favour.mockRejectedValueOnce(new Problem('network', { messageKey: 'error_network' }))
    await act(async () => favouriteButton().click())
    await rendered.settle()
    expect(favouriteButton().getAttribute('aria-pressed')).toBe('true')
    expect(document.querySelector('dialog')?.textContent).toContain('Failed')
  })
})
