// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import home from '../../../merchants/base/pages/home.json' with { type: 'json' }
import { Problem } from '../../engine/index.ts'
import { renderSite, type RenderedSite, type RenderOptions } from '../../engine/testing/render-site.tsx'
import { smallConfig, smallGame, smallGameMenu, smallMember } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import type { GameHotQuery, GameListQuery, GamePage, GamePopularQuery } from '../../generated/api.ts'
import type { GameShelfProps } from '../../generated/config.ts'
import '../../features/games/layouts/game-actions.tsx'
import './game-shelf.tsx'
import { View } from './eager-view.tsx'

const config = smallConfig()
const platformGames = ['One', 'Two'].map((name) => ({ ...smallGame('PP', 'RNG', name), gameId: name }))
const playerOptions: RenderOptions = {
  token: 'secret',
  ports: { member: { info: async () => smallMember(0) }, wallet: { balance: async () => ({ sumBalance: '1' }) } },
}

let rendered: RenderedSite | undefined
afterEach(() => {
  rendered?.engine.poller.stop()
  rendered?.engine.location.close()
})

async function render(props: GameShelfProps, options: RenderOptions = {}) {
  const hot = vi.fn(async (_query: GameHotQuery) => ({ list: platformGames }))
  const list = vi.fn(async (_query: GameListQuery): Promise<GamePage> => ({ games: platformGames, pageNum: 1, totalPages: 1, total: 2 }))
  const menus = async () => ({ data: { lanes: [smallGameMenu('RNG', ['PP'])] } })
  const page = { title: 'page_home_title', description: 'x', nodes: { games: { widget: 'game-shelf' as const, props } } }
  const site = await renderSite({
    ...options,
    config: { pages: { ...config.pages, home: page }, layouts: { areas: {}, layouts: { full: {} } } },
    widgets: [createWidgetDefinition('game-shelf', View)],
    ports: { ...options.ports, game: { menus, favouriteList: async () => ({ list: [] }), hot, list, ...options.ports?.game } },
  })
  rendered = site
  await site.settle()
  await site.settle()
  const items = (): Element[] => [...site.root.querySelectorAll('main li')]
  return { ...site, hot, list, items, names: () => items().map((item) => item.querySelector('button')?.textContent?.match(/One|Two/)?.[0]) }
}

describe('a curated game shelf', () => {
  it('requests `isPlatform` 2 on the home page of the base brand, and no `isPlatform` if the shelf sets none (R-CONSTANTS-17)', async () => {
    const first = await render(home.nodes.chosen.props as GameShelfProps)
    expect(first.hot.mock.calls[0]?.[0]).toEqual({ merchantCode: 'TINY1', platform: 'html5-desktop', language: 'en-US', isPlatform: 2 })
    expect(first.names()).toEqual(['One', 'Two'])
    const other = await render({ title: 'home_chosen_title', games: { hot: {} } })
    expect(other.hot.mock.calls[0]?.[0]).not.toHaveProperty('isPlatform')
  })

  it('shows the mini games that the base brand lists on its home page (R-GAMES-12)', async () => {
    const { props } = home.nodes.mini
    expect(props.title).toBe('home_mini_title')
    const { list, names } = await render(props as GameShelfProps)
    const { named } = props.games
    expect(list.mock.calls[0]?.[0]).toMatchObject({ ids: named.join(','), pageSize: named.length })
    expect(names()).toEqual(['One', 'Two'])
  })

  it('shows the most played lotteries of its prize mode, or of the brand’s `lotteryType` if it sets none', async () => {
    const popular = vi.fn(async (_query: GamePopularQuery) => ({ list: platformGames }))
    const renderShelf = (games: GameShelfProps['games']) => render({ title: 'games_recent', games }, { ports: { game: { popular } } })
    expect((await renderShelf({ popular: {} })).names()).toEqual(['One', 'Two'])
    await renderShelf({ popular: { prizeMode: 'Elott' } })
    expect(popular.mock.calls.map(([query]) => query)).toEqual([
      { count: 20, prizeMode: 'SEA', device: 'WEB', language: 'en-US' },
      { count: 20, prizeMode: 'Elott', device: 'WEB', language: 'en-US' },
    ])
  })

  it('shows at most the configured number of games', async () => {
    expect((await render({ title: 'games_recent', games: { hot: {} }, count: 1 })).names()).toEqual(['One'])
  })

  it('renders nothing if its games fail to load', async () => {
    const hot = () => Promise.reject(new Problem('network', { messageKey: 'error_network' }))
    const { root } = await render({ title: 'games_recent', games: { hot: {} } }, { ports: { game: { hot } } })
    expect(root.querySelector('main section')).toBeNull()
  })
})

describe("a shelf of the player's own games", () => {
  it('is shown to players, and not to visitors', async () => {
    const props: GameShelfProps = { title: 'games_recent', games: { recent: true } }
    const recent = vi.fn(async () => ({ list: platformGames }))
    const visitor = await render(props, { ports: { game: { recent } } })
    expect(visitor.root.querySelector('main section')).toBeNull()
    expect(recent).not.toHaveBeenCalled()
    const { names } = await render(props, { ...playerOptions, ports: { ...playerOptions.ports, game: { recent } } })
    expect(names()).toEqual(['One', 'Two'])
  })

  it('shows favourites, refetches them on changes, and keeps the previous games until the next have loaded', async () => {
    const favouriteIds = new Set(['One', 'Two'])
    let releaseResponse: (() => void) | undefined
    const favourites = vi.fn(async () => {
      const games = platformGames.filter(({ gameId }) => favouriteIds.has(gameId))
      if (games.length === 1) await new Promise<void>((resolve) => (releaseResponse = resolve))
      return { games, pageNum: 1, totalPages: 1, total: games.length }
    })
    const favour = async ({ gameId, favourite }: { gameId: string; favourite: boolean }) => {
      if (!favourite) favouriteIds.delete(gameId)
      return { favourite }
    }
    const game = { favourites, favour, favouriteList: async () => ({ list: [...favouriteIds] }) }
    const {
      names,
      items,
      runIdleCallbacks: idle,
      settle,
    } = await render(
      { title: 'games_favourites', games: { favourites: true } },
      { ...playerOptions, ports: { ...playerOptions.ports, game } },
    )
    expect(names()).toEqual(['One', 'Two'])
    await idle()
    favouriteIds.delete('Two')
    await act(async () => items()[1]?.querySelector<HTMLElement>('button[aria-pressed]')?.click())
    await settle()
    expect(names()).toEqual(['One', 'Two'])
    await act(async () => releaseResponse?.())
    await settle()
    expect(names()).toEqual(['One'])
  })
})
