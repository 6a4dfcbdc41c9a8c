// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '../../engine/index.ts'
import { renderSite, type Rendered, type RenderOptions } from '../../engine/testing/render-site.tsx'
import { smallConfig, smallGame, smallGameMenu, smallMember } from '../../engine/testing/small-site.ts'
import type { Drawing, GameVnNumerosValue } from '../../generated/api.ts'
import type { DrawBoardProps } from '../../generated/config.ts'
import { Board } from './board.tsx'

const config = smallConfig()
/** The server's clock is one hour ahead of the device's. */
const hour = 3_600_000
const at = (milliseconds: number): string => new Date(milliseconds).toISOString()

function drawing(name: string, seconds: number, numbers: string[] | undefined = ['07', '12']): Drawing {
  const now = Date.now() + hour
  return {
    game: smallGame('PP', 'RNG', name),
    period: 42,
    drawsAt: at(now + seconds * 1000),
    closesAt: at(now + seconds * 1000 - 5000),
    every: 60,
    opened: numbers === undefined ? [] : [{ period: 41, numbers, at: at(now) }],
  }
}

let drawn: Rendered | undefined
afterEach(() => {
  drawn?.engine.poller.stop()
  drawn?.engine.location.close()
})

async function draw(
  vnNumeros: () => Promise<GameVnNumerosValue>,
  props: Partial<DrawBoardProps> = {},
  { ports = {}, token }: Pick<RenderOptions, 'ports' | 'token'> = {},
  more: RenderOptions['config'] = {},
): Promise<Rendered> {
  const nodes = { draws: { widget: 'draw-board' as const, props: { title: 'draws_title', ...props } } }
  drawn = await renderSite({
    config: {
      pages: { ...config.pages, home: { title: 'page_home_title', description: 'x', nodes } },
      layouts: { areas: {}, layouts: { full: {} } },
      ...more,
    },
    widgets: [{ kind: 'draw-board', load: async () => ({ View: Board }) }],
    ...(token !== undefined && { token }),
    ports: { ...ports, game: { menus: async () => ({ data: { lanes: [smallGameMenu('RNG', ['PP'])] } }), vnNumeros, ...ports.game } },
  })
  await drawn.settle()
  return drawn
}
const answer = (list: Drawing[]): GameVnNumerosValue => ({ now: at(Date.now() + hour), list })
const articles = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main article')]

describe('the draw board', () => {
  it('counts down to each draw by the server’s clock, and shows the last numbers drawn', async () => {
    await draw(async () => answer([drawing('Minute', 42), drawing('Five', 299)]))
    const [first, second] = articles()
    expect(first?.querySelector('[role=timer]')?.textContent).toMatch(/^00:4[12]$/)
    expect(second?.querySelector('[role=timer]')?.textContent).toMatch(/^04:5[89]$/)
    expect([...(first?.querySelectorAll('ol li') ?? [])].map((one) => one.textContent)).toEqual(['07', '12'])
  })

  it('fetches the numbers once a draw is over, and shows them', async () => {
    const vnNumeros = vi
      .fn<() => Promise<GameVnNumerosValue>>()
      .mockImplementationOnce(async () => answer([drawing('Minute', -2)]))
      .mockImplementation(async () => answer([drawing('Minute', 50, ['33'])]))
    const { settle } = await draw(vnNumeros)
    expect(articles()[0]?.querySelector('[role=timer]')?.textContent).toBe('00:00')
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 1100))))
    await settle()
    expect(vnNumeros).toHaveBeenCalledTimes(2)
    expect(articles()[0]?.querySelector('ol')?.textContent).toBe('33')
  })

  it('says that betting is closed, and that there is no result yet', async () => {
    const { root } = await draw(async () => answer([drawing('Minute', 3, undefined)]))
    expect(root.textContent).toContain('Closed')
    const { root: fresh } = await draw(async () => answer([{ ...drawing('Minute', 30), opened: [] }]))
    expect(fresh.textContent).toContain('First')
  })

  it('requests the hundred results of the base brand, and shows the brand’s number of draws of its category (R-API-79)', async () => {
    const vnNumeros = vi.fn(async () => answer(['A', 'B', 'C'].map((name) => drawing(name, 30))))
    await draw(vnNumeros, { count: 2, category: 'VNLOTT' })
    expect(articles()).toHaveLength(2)
    expect(vnNumeros).toHaveBeenCalledWith({ count: 100, gameType: 'VNLOTT', language: 'en-US' }, expect.anything())
  })

  it('requests the brand’s number of results, and shows the type of a lottery if the brand names it (R-LOTTERY-07)', async () => {
    const vnNumeros = vi.fn(async () =>
      answer(['K3', 'NONE'].map((code) => ({ ...drawing(code, 30), game: { ...smallGame('PP', 'RNG', code), code } }))),
    )
    const icons = { K3: { name: 'in_sports_game', order: 10 } }
    const counts = { ...config.settings.counts, vnNumeros: 7 }
    await draw(vnNumeros, {}, {}, { games: { ...config.games, lotteryIcons: icons }, settings: { ...config.settings, counts } })
    expect(vnNumeros).toHaveBeenCalledWith(expect.objectContaining({ count: 7 }), expect.anything())
    const named = articles().map((one) => one.textContent?.includes('Sports'))
    expect(named).toEqual([true, false])
  })

  it('renders nothing without draws, and offers a retry after a load error', async () => {
    expect((await draw(async () => answer([]))).root.querySelector('main section')).toBeNull()
    const vnNumeros = vi
      .fn<() => Promise<GameVnNumerosValue>>()
      .mockRejectedValueOnce(new Problem('network', { messageKey: 'error_network' }))
      .mockImplementation(async () => answer([drawing('Minute', 30)]))
    const { root, settle } = await draw(vnNumeros)
    await act(async () => root.querySelector<HTMLElement>('main section button')?.click())
    await settle()
    expect(articles()).toHaveLength(1)
  })

  it('shows a lobby of all lotteries to players, and requests nothing for visitors (R-API-82)', async () => {
    const lotteryLobby = vi.fn(async () => answer([drawing('Minute', 42), drawing('Northern', 240)]))
    const numeros = vi.fn(async () => answer([]))
    await draw(numeros, { category: 'ALL' }, { ports: { game: { lotteryLobby } } })
    expect(articles()).toHaveLength(0)
    expect(lotteryLobby).not.toHaveBeenCalled()
    await draw(numeros, { category: 'ALL' }, player({ lotteryLobby }))
    expect(articles().map((one) => one.getAttribute('aria-label'))).toEqual(['Minute', 'Northern'])
    expect(numeros).not.toHaveBeenCalled()
  })

  it('shows a player the recent results of a lottery on request (R-API-83)', async () => {
    const opened = [41, 40].map((period) => ({ period, numbers: [String(period), '3'], at: at(Date.now()) }))
    const lotteryResults = vi.fn(async () => ({ list: opened }))
    const { root, settle } = await draw(async () => answer([drawing('Minute', 42)]), {}, player({ lotteryResults }))
    expect(lotteryResults).not.toHaveBeenCalled()
    const button = root.querySelector<HTMLElement>('main [aria-expanded=false]')
    await act(async () => button?.click())
    await settle()
    expect(lotteryResults).toHaveBeenCalledWith(
      expect.objectContaining({ gameId: smallGame('PP', 'RNG', 'Minute').gameId }),
      expect.anything(),
    )
    expect(
      [...root.querySelectorAll('main ul ul > li')].map((one) => [...one.querySelectorAll('ol li')].map((item) => item.textContent)),
    ).toEqual([
      ['41', '3'],
      ['40', '3'],
    ])
  })
})

const player = (game: NonNullable<NonNullable<RenderOptions['ports']>['game']>): Pick<RenderOptions, 'ports' | 'token'> => ({
  token: 'secret',
  ports: { game, member: { info: async () => smallMember(0) }, wallet: { balance: async () => ({ sumBalance: '1' }) } },
})
