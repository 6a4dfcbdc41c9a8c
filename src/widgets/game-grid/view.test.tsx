// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Problem } from '../../engine/index.ts'
import { drawSite, type Drawn, type DrawParts } from '../../engine/testing/draw-site.tsx'
import { smallConfig, smallGame, smallLane, smallMember } from '../../engine/testing/small-site.ts'
import type { Game, Lane } from '../../generated/api.ts'
import type { GameGridProps } from '../../generated/config.ts'
import { smallList } from '../../engine/testing/small-list.ts'
import type { SiteConfig } from '../../engine/index.ts'
import { definition } from './definition.ts'
import './heart.tsx'
import './listed.tsx'
import './view.tsx'

const config = smallConfig()
const games = (count: number, more: Partial<Game> = {}): Game[] =>
  Array.from({ length: count }, (_, i) => ({ ...smallGame('PP', 'RNG', `Game ${i + 1}`), ...more }))
const lane = (cards: Game[]): Lane => ({ ...smallLane('RNG', ['PP', 'PG']), cards })

function draw(
  props: GameGridProps,
  lanes: Lane[] | (() => Promise<never>),
  parts: DrawParts = {},
  more: Partial<SiteConfig> = {},
): Promise<Drawn> {
  const page = { title: 'page_home_title', description: 'page_home_description', nodes: { grid: { widget: 'game-grid' as const, props } } }
  const menus = async () => (typeof lanes === 'function' ? lanes() : { data: { lanes } })
  return drawSite({
    ...parts,
    config: { pages: { ...config.pages, home: page }, layouts: { areas: {}, layouts: { full: {} } }, ...more },
    widgets: [definition],
    ports: { ...parts.ports, game: { menus, favouriteList: async () => ({ list: [] }), ...parts.ports?.game } },
  })
}

const main = (root: ParentNode): Element => root.querySelector('main') as Element
const named = (root: ParentNode, text: string): HTMLElement =>
  [...root.querySelectorAll<HTMLElement>('button, a')].find((one) => one.textContent.includes(text)) as HTMLElement

describe('the game grid', () => {
  it('shows 24 games of the home list first, and the rest when asked (R-PAGINATION-03)', async () => {
    const { root } = await draw({}, [lane(games(30))])
    expect(main(root).querySelectorAll('li')).toHaveLength(24)
    await act(async () => named(main(root), 'Show more').click())
    expect(main(root).querySelectorAll('li')).toHaveLength(30)
    expect(named(main(root), 'Show more')).toBeUndefined()
  })

  it('is the heading of its page where it leads it', async () => {
    const { root } = await draw({ title: 'home_games_title' }, [lane(games(1))])
    expect(main(root).querySelector('h1')?.textContent).toBe('Games title')
  })

  it('marks games that are hot, new and under maintenance', async () => {
    const { root } = await draw({}, [
      lane([
        ...games(1, { isHot: true }),
        { ...smallGame('PP', 'RNG', 'Fresh'), isNew: true },
        { ...smallGame('PP', 'RNG', 'Shut'), maintenance: true },
      ]),
    ])
    expect(named(main(root), 'Game 1').textContent).toContain('Hot')
    expect(named(main(root), 'Fresh').textContent).toContain('New')
    expect(named(main(root), 'Shut').textContent).toContain('Maintenance')
  })

  it('names a game in the language that is shown', async () => {
    const { root } = await draw({}, [lane([{ ...smallGame('PP', 'RNG', 'Koi'), displayName: { 'en-US': 'Lucky Koi' } }])])
    expect(main(root).textContent).toContain('Lucky Koi')
  })

  it('says what else there is when a game under maintenance is chosen', async () => {
    const { root, engine, settle } = await draw({}, [lane([{ ...smallGame('PP', 'RNG', 'Shut'), maintenance: true }, ...games(2)])])
    await act(async () => named(main(root), 'Shut').click())
    await settle()
    await act(async () => vi.waitFor(() => expect(engine.overlays.find('gameClosed')?.content).toMatchObject({ page: 'RNG/PP/Shut' })))
    await settle()
  })

  it('starts a game in its frame when a player chooses it', async () => {
    const { root, engine, settle } = await draw({}, [lane(games(1))], {
      token: 'secret',
      ports: { member: { info: async () => smallMember(0) }, wallet: { balance: async () => ({ sumBalance: '1' }) } },
    })
    await act(async () => named(main(root), 'Game 1').click())
    await settle()
    await act(async () =>
      vi.waitFor(() => expect(engine.location.get().pathname + engine.location.get().search).toBe('/game?game=Game+1&vendor=PP')),
    )
    await settle()
  })

  it('lets one choose a vendor of its category, with the arrow keys too', async () => {
    const { root } = await draw({ category: 'RNG', filters: true }, [lane([...games(1), smallGame('PG', 'RNG', 'Other')])])
    const tabs = [...main(root).querySelectorAll<HTMLElement>('[role=tab]')]
    expect(tabs.map((tab) => tab.textContent)).toEqual(['All vendors', 'Vendor PP', 'Vendor PG'])
    await act(async () => tabs[2]?.click())
    expect(main(root).querySelector('[role=tabpanel]')?.textContent).not.toContain('Game 1')
    await act(async () => tabs[2]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true })))
    expect(main(root).querySelector('[role=tabpanel]')?.textContent).toContain('Game 1')
    expect(document.activeElement).toBe(tabs[1])
  })

  it('takes the vendor from the address', async () => {
    const { root } = await draw({ category: 'RNG', filters: true }, [lane([...games(1), smallGame('PG', 'RNG', 'Other')])], {
      path: '/index?page=PG',
    })
    expect(main(root).querySelector('[role=tabpanel]')?.textContent).toContain('Other')
    expect(main(root).querySelector('[role=tabpanel]')?.textContent).not.toContain('Game 1')
  })

  it('says that there is nothing, with a way on', async () => {
    const { root } = await draw({}, [])
    expect(main(root).textContent).toContain('None title')
    expect(main(root).querySelector('a')?.getAttribute('href')).toBe('/index')
  })

  it('can be asked again where the games did not come', async () => {
    const failing = vi.fn(() => Promise.reject(new Problem('network', { messageKey: 'error_network' })))
    const { root, settle } = await draw({}, failing)
    expect(main(root).textContent).toContain('Failed title')
    const before = failing.mock.calls.length
    await act(async () => named(main(root), 'Try again').click())
    await settle()
    expect(failing.mock.calls.length).toBeGreaterThan(before)
  })
})

const vendors = (...codes: string[]): Lane => ({ ...smallLane('RNG', codes), cards: [] })
const shownGames = (root: ParentNode): (string | null)[] => [...main(root).querySelectorAll('li')].map((one) => one.textContent)
const listOf = (all: Game[]) => ({ list: smallList(all) })

describe('a list of all games', () => {
  const all = [...games(50), ...games(2).map((game, i) => ({ ...game, vassalage: 'PG', gameName: `Other ${String(i)}` }))]

  it('goes on as one comes to its end, in pages of the size that is configured, with none missed or repeated', async () => {
    const { root, settle } = await draw({ category: 'RNG', source: 'all', pageSize: 24 }, [vendors('PP', 'PG')], {
      ports: { game: listOf(all) },
    })
    expect(shownGames(root)).toHaveLength(24)
    await act(async () => named(main(root), 'Show more').click())
    await settle()
    await act(async () => named(main(root), 'Show more').click())
    await settle()
    expect(new Set(shownGames(root)).size).toBe(52)
    expect(shownGames(root)).toHaveLength(52)
    expect(named(main(root), 'Show more')).toBeUndefined()
    expect(main(root).querySelector('li')?.getAttribute('aria-setsize')).toBe('52')
  })

  it('has a tab for each vendor, and the address says which is shown; an unknown one is the first (R-ROUTES-35, R-ROUTES-36, R-ROUTES-38)', async () => {
    const parts = { ports: { game: listOf(all) } }
    const { root, engine, settle } = await draw({ category: 'RNG', source: 'all', tabs: 'vendors' }, [vendors('PP', 'PG')], {
      ...parts,
      path: '/index?page=NOBODY',
    })
    const chosen = (): string | null | undefined => main(root).querySelector('[role=tab][aria-selected=true]')?.textContent
    expect([...main(root).querySelectorAll('[role=tab]')].map((one) => one.textContent)).toEqual(['Vendor PP', 'Vendor PG'])
    expect(chosen()).toBe('Vendor PP')
    await act(async () => named(main(root), 'Vendor PG').click())
    await settle()
    expect(engine.location.get().search).toBe('?page=PG')
    expect(window.sessionStorage.getItem('current_vassalage')).toBe('PG')
    expect(shownGames(root)).toHaveLength(2)
    await act(async () => {
      window.history.back()
      await new Promise((resolve) => setTimeout(resolve, 50))
    })
    await settle()
    expect(chosen()).toBe('Vendor PP')
    expect(shownGames(root)[0]).toContain('Game 1')
  })

  it('asks for the kind of live table that is chosen', async () => {
    const tables: Game[] = ['BAC', 'SIC'].map((code) => ({ ...smallGame('PP', 'RNG', `Table ${code}`), code }))
    const liveFilters = {
      BAC: { name: 'live_filter_BAC', enName: 'Baccarat', order: 10 },
      SIC: { name: 'live_filter_SIC', enName: 'Sicbo', order: 20 },
    }
    const { root, settle } = await draw(
      { category: 'RNG', source: 'all', tabs: 'types' },
      [vendors('PP')],
      { ports: { game: listOf(tables) } },
      { games: { ...config.games, liveFilters } },
    )
    expect(shownGames(root)).toHaveLength(2)
    await act(async () => (main(root).querySelectorAll('[role=tab]')[2] as HTMLElement).click())
    await settle()
    expect(shownGames(root)).toHaveLength(1)
    expect(shownGames(root)[0]).toContain('Table SIC')
  })

  it('says that it could not be loaded, and asks again', async () => {
    let fails = true
    const list = (query: Parameters<ReturnType<typeof smallList>>[0]) =>
      fails ? Promise.reject(new Problem('network', { messageKey: 'error_network' })) : smallList(all)(query)
    const { root, settle } = await draw({ category: 'RNG', source: 'all' }, [vendors('PP')], { ports: { game: { list } } })
    expect(main(root).textContent).toContain('Failed title')
    fails = false
    await act(async () => named(main(root), 'Try again').click())
    await settle()
    expect(shownGames(root)).toHaveLength(20)
  })
})

describe("the player's own games", () => {
  const player = {
    token: 'secret',
    ports: { member: { info: async () => smallMember(0) }, wallet: { balance: async () => ({ sumBalance: '1' }) } },
  }
  const recent = async () => ({ list: games(3) })

  it('stand on the page of a player, and nothing stands there for a visitor', async () => {
    const props = { source: 'recent' as const, title: 'games_recent' }
    const visitor = await draw(props, [vendors('PP')], { ports: { game: { recent } } })
    expect(main(visitor.root).querySelector('li')).toBeNull()
    const drawn = await draw(props, [vendors('PP')], { ...player, ports: { ...player.ports, game: { recent } } })
    expect(shownGames(drawn.root)).toHaveLength(3)
  })

  it('are favourites as soon as they are marked, and no longer when the platform refuses', async () => {
    const favour = vi.fn(async ({ favourite }: { favourite: boolean }) => ({ favourite }))
    const drawn = await draw({}, [lane([{ ...smallGame('PP', 'RNG', 'Koi'), gameId: 'koi' }])], {
      ...player,
      ports: { ...player.ports, game: { favour } },
    })
    const heart = (): HTMLElement => main(drawn.root).querySelector('button[aria-pressed]') as HTMLElement
    expect(heart()).toBeNull()
    await drawn.idle()
    await act(async () => heart().click())
    await drawn.settle()
    expect(heart().getAttribute('aria-pressed')).toBe('true')
    expect(favour).toHaveBeenCalledWith({ vassalage: 'PP', gameId: 'koi', favourite: true })
    favour.mockRejectedValueOnce(new Problem('network', { messageKey: 'error_network' }))
    await act(async () => heart().click())
    await drawn.settle()
    expect(heart().getAttribute('aria-pressed')).toBe('true')
    expect(document.querySelector('dialog')?.textContent).toContain('Failed')
  })
})
