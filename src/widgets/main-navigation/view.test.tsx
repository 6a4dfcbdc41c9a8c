// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { renderSite, type RenderedSite, type RenderOptions } from '../../engine/testing/render-site.tsx'
import { smallConfig, smallGame, smallGameMenu, smallMember } from '../../engine/testing/small-site.ts'
import { createFakeGameList } from '../../engine/testing/fake-game-list.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import './games-panel.tsx'
import './sheet.tsx'
import { View } from './eager-view.tsx'

const config = smallConfig()
const header = {
  home: { name: 'in_home', enName: 'Home', page: 'index', action: { route: 'index' }, order: 10 },
  RNG: { name: 'in_rng_game', enName: 'Slots', gameType: 'RNG', page: 'rng', action: { route: 'rng' }, order: 20 },
  vip: { name: 'in_vip', enName: 'VIP', shows: 'vipRank' as const, action: { route: 'sports' }, order: 30 },
}
const cards = [...Array.from({ length: 40 }, (_, i) => smallGame('PP', 'RNG', `Game ${i + 1}`)), smallGame('PG', 'RNG', 'Other')]
const gameMenus = [
  {
    ...smallGameMenu('RNG', ['PP', 'PG']),
    vendors: [
      { vassalage: 'PP', name: 'Vendor PP', games: 40 },
      { vassalage: 'PG', name: 'Vendor PG', games: 1 },
    ],
    cards: cards.slice(0, 21),
  },
]
const requestedPages: number[] = []
const listGames = createFakeGameList(cards)

function render(options: RenderOptions = {}): Promise<RenderedSite> {
  const layouts = { areas: { header: { nodes: { nav: { widget: 'main-navigation' as const } } } }, layouts: { full: { header: 'header' } } }
  return renderSite({
    ...options,
    config: { navigation: { ...config.navigation, header }, layouts },
    widgets: [createWidgetDefinition('main-navigation', View)],
    ports: {
      ...options.ports,
      game: {
        menus: async () => ({ data: { lanes: gameMenus } }),
        list: (query) => (requestedPages.push(query.pageNo ?? 0), listGames(query)),
      },
    },
  })
}

async function openPanel({ root, settle }: RenderedSite): Promise<void> {
  await act(async () => root.querySelector<HTMLElement>('nav button[aria-expanded]')?.click())
  await settle()
}
const findPanelGames = (root: ParentNode): NodeListOf<Element> => root.querySelectorAll('[popover] li')

describe('the main navigation', () => {
  it('marks the entry of the current page', async () => {
    const { root } = await render()
    expect(root.querySelector('nav a[aria-current=page]')?.textContent).toBe('Home')
  })

  it('shows dashes as the rank of a visitor, and the club label of a player (R-NAV-HEADER-15, R-NAV-HEADER-16)', async () => {
    const visitor = await render()
    expect(visitor.root.querySelector('nav')?.textContent).toContain('Vip––')
    const member = { ...smallMember(0), clubLabel: { labelName: 'Gold', rankLevel: 3 } }
    const player = await render({
      token: 'secret',
      ports: { member: { info: async () => member }, wallet: { balance: async () => ({ sumBalance: '1' }) } },
    })
    expect(player.root.querySelector('nav')?.textContent).toContain('VipGold')
  })

  it('opens a panel of vendors and games by button, with 21 games first and 18 more at a time (R-PAGINATION-01, R-PAGINATION-02)', async () => {
    const rendered = await render()
    const { root } = rendered
    await openPanel(rendered)
    expect([...root.querySelectorAll('[popover] button[aria-pressed]')].map((button) => button.textContent)).toEqual([
      'All vendors41',
      'Vendor PP40',
      'Vendor PG1',
    ])
    expect(findPanelGames(root)).toHaveLength(21)
    const findMoreButton = (): HTMLElement | undefined =>
      [...root.querySelectorAll<HTMLElement>('[popover] button')].find((button) => button.textContent === 'Show more')
    await act(async () => findMoreButton()?.click())
    await rendered.settle()
    expect(findPanelGames(root)).toHaveLength(39)
    await act(async () => findMoreButton()?.click())
    await rendered.settle()
    const titles = [...findPanelGames(root)].map((item) => item.textContent)
    expect(new Set(titles).size).toBe(41)
    expect(titles).toHaveLength(41)
    expect(requestedPages).toEqual([1, 2])
    expect(findMoreButton()).toBeUndefined()
  })

  it('opens the panel of a category on hover, after a delay (R-NAV-HEADER-17, R-NAV-HEADER-18)', async () => {
    const { root } = await render()
    const hoverTarget = root.querySelector('nav button[aria-expanded]')?.parentElement
    const wait = (ms: number): Promise<void> => act(async () => void (await new Promise((resolve) => setTimeout(resolve, ms))))
    await act(async () => hoverTarget?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })))
    await wait(40)
    expect(findPanelGames(root)).toHaveLength(0)
    await wait(140)
    expect(root.querySelectorAll('[popover] button[aria-pressed]')).toHaveLength(3)
    expect(findPanelGames(root)).toHaveLength(21)
  })

  it('keeps showing all loaded games when the mouse re-enters the chosen vendor', async () => {
    const rendered = await render()
    const { root } = rendered
    await openPanel(rendered)
    await act(async () =>
      [...root.querySelectorAll<HTMLElement>('[popover] button')].find((button) => button.textContent === 'Show more')?.click(),
    )
    await rendered.settle()
    const chosenVendor = root.querySelector('[popover] button[aria-pressed=true]')
    await act(async () => void chosenVendor?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })))
    await rendered.settle()
    expect(findPanelGames(root)).toHaveLength(39)
  })

  it('shows the games of the chosen vendor', async () => {
    const rendered = await render()
    const { root } = rendered
    await openPanel(rendered)
    await act(async () => [...root.querySelectorAll<HTMLElement>('[popover] button[aria-pressed]')].at(-1)?.click())
    await rendered.settle()
    expect(findPanelGames(root)).toHaveLength(1)
    expect(root.querySelector('[popover] li')?.textContent).toContain('Other')
  })

  it('opens a sheet with every entry, and closes it when one is chosen', async () => {
    const { root, settle } = await render()
    await act(async () => root.querySelector<HTMLElement>('nav button[aria-haspopup=dialog]')?.click())
    await settle()
    expect([...root.querySelectorAll('dialog li')].map((item) => item.textContent)).toEqual(['Home', 'Rng game', 'Vip––'])
    await act(async () => root.querySelector<HTMLElement>('dialog li a')?.click())
    await settle()
    expect(root.querySelector('dialog')).toBeNull()
  })
})
