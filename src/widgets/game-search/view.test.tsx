// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Problem } from '../../engine/index.ts'
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { fakeGameList } from '../../engine/testing/fake-game-list.ts'
import { smallConfig, smallGame, smallGameMenu } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import type { GameListQuery } from '../../generated/api.ts'
import { View } from './view.tsx'

const games = [smallGame('PP', 'RNG', 'Jade Tiger'), smallGame('PG', 'RNG', 'Tiger Run'), smallGame('DS88', 'SPORTS', 'Red Spur')]
const gameMenus = [smallGameMenu('RNG', ['PP', 'PG']), smallGameMenu('SPORTS', ['DS88'])]

async function render(respond = fakeGameList(games)): Promise<RenderedSite & { list: ReturnType<typeof vi.fn<typeof respond>> }> {
  const config = smallConfig()
  const list = vi.fn(respond)
  const page = { title: 'page_home_title', description: 'page_home_description', nodes: { find: { widget: 'game-search' as const } } }
  const rendered = await renderSite({
    config: { pages: { ...config.pages, home: page }, layouts: { areas: {}, layouts: { full: {} } } },
    widgets: [createWidgetDefinition('game-search', View)],
    ports: {
      game: {
        menus: async () => ({ data: { lanes: gameMenus } }),
        list,
        popular: async () => ({ list: games.slice(2) }),
        favouriteList: async () => ({ list: [] }),
      },
    },
  })
  return { ...rendered, list }
}

const rows = (root: ParentNode): (string | null)[] => [...root.querySelectorAll('main li')].map((item) => item.textContent)
const waitForResults = (): Promise<void> => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 260))))

async function type(root: ParentNode, text: string): Promise<void> {
  const field = root.querySelector('input[type=search]') as HTMLInputElement
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function choose(root: ParentNode, index: number, value: string): Promise<void> {
  const select = root.querySelectorAll('select')[index] as HTMLSelectElement
  await act(async () => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await waitForResults()
}

describe('the search', () => {
  it('shows popular games before a search', async () => {
    const { root, list } = await render()
    expect(rows(root)).toEqual(['Red SpurVendor DS88 · Sports game'])
    expect(list).not.toHaveBeenCalled()
  })

  it('searches once typing stops, and lists the results', async () => {
    const { root, list } = await render()
    for (const text of ['t', 'ti', 'tig']) await type(root, text)
    await waitForResults()
    expect(list).toHaveBeenCalledTimes(1)
    expect(rows(root)).toEqual(['Jade TigerVendor PP · Rng game', 'Tiger RunVendor PG · Rng game'])
  })

  it('filters by category and by vendor, and offers only the vendors of the selected category', async () => {
    const { root, list } = await render()
    await choose(root, 0, 'RNG')
    expect([...root.querySelectorAll('select')[1]!.options].map(({ value }) => value)).toEqual(['', 'PG', 'PP'])
    await choose(root, 1, 'PG')
    expect(list.mock.lastCall?.[0]).toMatchObject<Partial<GameListQuery>>({
      gameType: 'RNG',
      vassalage: 'PG',
      merchant: 'TINY1',
      clientType: '3',
    })
    expect(rows(root)).toHaveLength(1)
  })

  it('shows an empty state if nothing is found, with a button that clears the filters', async () => {
    const { root } = await render()
    await choose(root, 0, 'SPORTS')
    await type(root, 'tiger')
    await waitForResults()
    expect(root.querySelector('main')?.textContent).toContain('None title')
    const clear = [...root.querySelectorAll<HTMLElement>('main button')].find((button) => button.textContent === 'Clear')
    await act(async () => clear?.click())
    await waitForResults()
    expect(rows(root)).toHaveLength(2)
  })

  it('moves the focus into the results and back with the arrow keys', async () => {
    const { root } = await render()
    await type(root, 'tiger')
    await waitForResults()
    const field = root.querySelector('input[type=search]') as HTMLInputElement
    const press = (key: string): Promise<void> =>
      act(async () => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
    field.focus()
    await press('ArrowDown')
    expect(document.activeElement?.textContent).toContain('Jade Tiger')
    await press('ArrowDown')
    expect(document.activeElement?.textContent).toContain('Tiger Run')
    await press('ArrowUp')
    await press('ArrowUp')
    expect(document.activeElement).toBe(field)
  })

  it('keeps the focus in the results when new results replace the focused row', async () => {
    const { root } = await render()
    const focusedText = (): string | null | undefined => document.activeElement?.textContent
    root.querySelector<HTMLElement>('main li button')?.focus()
    expect(focusedText()).toContain('Red Spur')
    await type(root, 'tiger')
    await waitForResults()
    expect(focusedText()).toContain('Jade Tiger')
    const row = document.activeElement
    await type(root, 'jade tiger')
    await waitForResults()
    expect(rows(root)).toHaveLength(1)
    expect(document.activeElement).toBe(row)
  })

  it('shows the previous results until the next have loaded, and leaves the focus in the field', async () => {
    const pendingResponses: (() => void)[] = []
    const { root } = await render((query) =>
      query.gameName === 'tiger'
        ? fakeGameList(games)(query)
        : new Promise((resolve) => pendingResponses.push(() => resolve(fakeGameList(games)(query)))),
    )
    await type(root, 'tiger')
    await waitForResults()
    await type(root, 'run')
    await waitForResults()
    expect(rows(root)).toHaveLength(2)
    expect(root.querySelector('main [aria-busy=true]')).not.toBeNull()
    const field = root.querySelector<HTMLElement>('input[type=search]')
    field?.focus()
    await act(async () => pendingResponses[0]?.())
    await waitForResults()
    expect(rows(root)).toEqual(['Tiger RunVendor PG · Rng game'])
    expect(document.activeElement).toBe(field)
  })

  it('offers a retry if the games fail to load', async () => {
    let failing = true
    const { root } = await render((query) =>
      failing ? Promise.reject(new Problem('network', { messageKey: 'error_network' })) : fakeGameList(games)(query),
    )
    await type(root, 'tiger')
    await waitForResults()
    expect(root.querySelector('main')?.textContent).toContain('Failed title')
    failing = false
    await act(async () =>
      [...root.querySelectorAll<HTMLElement>('main button')].find((button) => button.textContent === 'Try again')?.click(),
    )
    await waitForResults()
    expect(rows(root)).toHaveLength(2)
  })
})
