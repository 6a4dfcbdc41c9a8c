// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import home from '../../../merchants/base/pages/home.json' with { type: 'json' }
import { drawSite, type Drawn } from '../../engine/testing/draw-site.tsx'
import { smallConfig, smallGame, smallLane } from '../../engine/testing/small-site.ts'
import type { GameHotQuery, GameListQuery, GamePage } from '../../generated/api.ts'
import type { GameGridProps } from '../../generated/config.ts'
import { definition } from './definition.ts'
import './listed.tsx'

const config = smallConfig()
const found = ['One', 'Two'].map((name) => smallGame('PP', 'RNG', name))

let drawn: Drawn | undefined
afterEach(() => {
  drawn?.engine.keeper.stop()
  drawn?.engine.location.close()
})

async function draw(props: GameGridProps) {
  const hot = vi.fn(async (_query: GameHotQuery) => ({ list: found }))
  const list = vi.fn(async (_query: GameListQuery): Promise<GamePage> => ({ games: found, pageNum: 1, totalPages: 1, total: 2 }))
  const page = { title: 'page_home_title', description: 'x', nodes: { games: { widget: 'game-grid' as const, props } } }
  drawn = await drawSite({
    config: { pages: { ...config.pages, home: page }, layouts: { areas: {}, layouts: { full: {} } } },
    widgets: [definition],
    ports: { game: { menus: async () => ({ data: { lanes: [smallLane('RNG', ['PP'])] } }), hot, list } },
  })
  await drawn.settle()
  await drawn.settle()
  return { hot, list, names: () => [...(drawn?.root.querySelectorAll('main li') ?? [])].map((one) => one.textContent) }
}

describe('games that somebody chose', () => {
  it('are the platform’s own on the home of the base brand: its request says isPlatform 2, that of another place does not (R-CONSTANTS-17)', async () => {
    const first = await draw(home.nodes.chosen.props as GameGridProps)
    expect(first.hot.mock.calls[0]?.[0]).toEqual({ merchantCode: 'TINY1', platform: 'html5-desktop', language: 'en-US', isPlatform: 2 })
    expect(first.names().map((name) => name?.includes('One') || name?.includes('Two'))).toEqual([true, true])
    const other = await draw({ source: 'hot' })
    expect(other.hot.mock.calls[0]?.[0]).not.toHaveProperty('isPlatform')
  })

  it('are mini games on the home of the base brand, fed by the list that the brand writes (R-GAMES-12)', async () => {
    const { props } = home.nodes.mini
    expect(props.title).toBe('home_mini_title')
    const { list, names } = await draw(props as GameGridProps)
    expect(list.mock.calls[0]?.[0]).toMatchObject({ ids: props.games.join(','), pageSize: props.games.length })
    expect(names()).toHaveLength(2)
  })
})
