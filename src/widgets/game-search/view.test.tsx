// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Problem } from '../../engine/index.ts'
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { createFakeGameList } from '../../engine/testing/fake-game-list.ts'
import { smallConfig, smallGame, smallGameMenu } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import type { GameListQuery } from '../../generated/api.ts'
import { View } from './view.tsx'

const games = [smallGame('PP', 'RNG', 'Jade Tiger'), smallGame('PG', 'RNG', 'Tiger Run'), smallGame('DS88', 'SPORTS', 'Red Spur')]
const gameMenus = [smallGameMenu('RNG', ['PP', 'PG']), smallGameMenu('SPORTS', ['DS88'])]

async function render(respond = createFakeGameList(games)): Promise<RenderedSite & { list: ReturnType<typeof vi.fn<typeof respond>> }> {
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

const getRowTexts = (root: ParentNode): (string | null)[] => [...root.querySelectorAll('main li')].map((item) => item.textContent)
const waitForResults = (): Promise<void> => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 260))))

async function typeSearch(root: ParentNode, text: string): Promise<void> {
  const field = root.querySelector('input[type=search]') as HTMLInputElement
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function chooseOption(root: ParentNode, index: number, value: string): Promise<void> {
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
    expect(getRowTexts(root)).toEqual(['Red SpurVendor DS88 · Sports game'])
    expect(list).not.toHaveBeenCalled()
  })

  it('searches once typing stops, and lists the results', async () => {
    const { root, list } = await render()
    for (const text of ['t', 'ti', 'tig']) await typeSearch(root, text)
    await waitForResults()
    expect(list).toHaveBeenCalledTimes(1)
    expect(getRowTexts(root)).toEqual(['Jade TigerVendor PP · Rng game', 'Tiger RunVendor PG · Rng game'])
  })

  it('filters by category and by vendor, and offers only the vendors of the selected category', async () => {
    const { root, list } = await render()
    await chooseOption(root, 0, 'RNG')
    expect([...root.querySelectorAll('select')[1]!.options].map(({ value }) => value)).toEqual(['', 'PG', 'PP'])
    await chooseOption(root, 1, 'PG')
    expect(list.mock.lastCall?.[0]).toMatchObject<Partial<GameListQuery>>({
      gameType: 'RNG',
      vassalage: 'PG',
      merchant: 'TINY1',
      clientType: '3',
    })
    expect(getRowTexts(root)).toHaveLength(1)
  })

  it('shows an empty state if nothing is found, with a button that clears the filters', async () => {
    const { root } = await render()
    await chooseOption(root, 0, 'SPORTS')
    await typeSearch(root, 'tiger')
    await waitForResults()
    expect(root.querySelector('main')?.textContent).toContain('None title')
    const clear = [...root.querySelectorAll<HTMLElement>('main button')].find((button) => button.textContent === 'Clear')
    await act(async () => clear?.click())
    await waitForResults()
    expect(getRowTexts(root)).toHaveLength(2)
  })

  it('moves the focus into the results and back with the arrow keys', async () => {
    const { root } = await render()
    await typeSearch(root, 'tiger')
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
    await typeSearch(root, 'tiger')
    await waitForResults()
    expect(focusedText()).toContain('Jade Tiger')
    const row = document.activeElement
    await typeSearch(root, 'jade tiger')
    await waitForResults()
    expect(getRowTexts(root)).toHaveLength(1)
    expect(document.activeElement).toBe(row)
  })

  it('shows the previous results until the next have loaded, and leaves the focus in the field', async () => {
    const pendingResponses: (() => void)[] = []
    const { root } = await render((query) =>
      query.gameName === 'tiger'
        ? createFakeGameList(games)(query)
        : new Promise((resolve) => pendingResponses.push(() => resolve(createFakeGameList(games)(query)))),
    )
    await typeSearch(root, 'tiger')
    await waitForResults()
    await typeSearch(root, 'run')
    await waitForResults()
    expect(getRowTexts(root)).toHaveLength(2)
    expect(root.querySelector('main [aria-busy=true]')).not.toBeNull()
    const field = root.querySelector<HTMLElement>('input[type=search]')
    field?.focus()
    await act(async () => pendingResponses[0]?.())
    await waitForResults()
    expect(getRowTexts(root)).toEqual(['Tiger RunVendor PG · Rng game'])
    expect(document.activeElement).toBe(field)
  })

  it('offers a retry if the games fail to load', async () => {
    let failing = true
    const { root } = await render((query) =>
      failing ? Promise.reject(new Problem('network', { messageKey: 'error_network' })) : createFakeGameList(games)(query),
    )
    await typeSearch(root, 'tiger')
    await waitForResults()
    expect(root.querySelector('main')?.textContent).toContain('Failed title')
    failing = false
    await act(async () =>
      [...root.querySelectorAll<HTMLElement>('main button')].find((button) => button.textContent === 'Try again')?.click(),
    )
    await waitForResults()
    expect(getRowTexts(root)).toHaveLength(2)
  })
})
