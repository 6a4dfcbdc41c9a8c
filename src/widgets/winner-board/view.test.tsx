// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallConfig, smallGame, smallGameMenu } from '../../engine/testing/small-site.ts'
import type { GameWinnersQuery, Winner } from '../../generated/api.ts'
import type { WinnerBoardProps } from '../../generated/config.ts'
import { Board } from './board.tsx'

const config = smallConfig()
const createWin = (rank: number, account: string, amount: string): Winner => ({
  rank,
  account,
  game: smallGame('PP', 'RNG', `Game ${rank}`),
  amount,
  currency: 'CREDITS',
  at: new Date(Date.now() - rank * 60_000).toISOString(),
})

let rendered: RenderedSite | undefined
afterEach(() => {
  rendered?.engine.poller.stop()
  rendered?.engine.location.close()
})

async function render(
  winners: (query: GameWinnersQuery) => Promise<{ list: Winner[] }>,
  props: Partial<WinnerBoardProps> = {},
): Promise<RenderedSite> {
  const nodes = { board: { widget: 'winner-board' as const, props: { title: 'winners_title', ...props } } }
  rendered = await renderSite({
    config: {
      pages: { ...config.pages, home: { title: 'page_home_title', description: 'x', nodes } },
      layouts: { areas: {}, layouts: { full: {} } },
    },
    widgets: [{ kind: 'winner-board', load: async () => ({ View: Board }) }],
    ports: { game: { menus: async () => ({ data: { lanes: [smallGameMenu('RNG', ['PP'])] } }), winners } },
  })
  await rendered.settle()
  await act(async () => rendered?.engine.texts.switchTo('EN', { winners_credits: '{amount} credits' }))
  return rendered
}
const listRows = (): string[] => [...document.querySelectorAll('main li')].map((item) => item.textContent ?? '')

describe('the winner board', () => {
  it('lists the player, game and amount of each win, in the platform’s order (R-HOME-06)', async () => {
    await render(async () => ({ list: [createWin(1, 'th***8', '48600'), createWin(2, 'qu***o', '310')] }))
    const [first, second] = listRows()
    expect(first).toMatch(/1th\*\*\*8.*Game 1.*48,600 credits/)
    expect(second).toMatch(/2qu\*\*\*o.*Game 2.*310 credits/)
    expect(document.querySelector('main li button')?.textContent).toContain('Game 1')
  })

  it('has tabs for the largest and the latest wins if the brand configures both', async () => {
    const winners = vi.fn(async ({ order }: GameWinnersQuery) => ({ list: [createWin(1, order === 'latest' ? 'new***' : 'big***', '5')] }))
    const { settle } = await render(winners, { order: 'both', count: 3 })
    expect(listRows()[0]).toContain('big***')
    await act(async () => [...document.querySelectorAll<HTMLElement>('main [role=tab]')].at(-1)?.click())
    await settle()
    expect(listRows()[0]).toContain('new***')
    expect(winners.mock.calls.map(([query]) => [query.order, query.count])).toEqual([
      ['largest', 3],
      ['latest', 3],
    ])
  })

  it('shows an empty state if there are no wins', async () => {
    const { root } = await render(async () => ({ list: [] }))
    expect(root.querySelector('main')?.textContent).toContain('None title')
  })
})
