// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '../../engine/index.ts'
import { renderSite, type RenderedSite, type RenderOptions } from '../../engine/testing/render-site.tsx'
import { smallConfig, smallGame, smallGameMenu, smallMember } from '../../engine/testing/small-site.ts'
import type { Drawing, GameVnNumerosValue } from '../../generated/api.ts'
import type { DrawBoardProps } from '../../generated/config.ts'
import { Board } from './board.tsx'

const config = smallConfig()
/** Time by which the server's clock is ahead of the device's, in milliseconds: one hour. */
const clockOffset = 3_600_000
const toIsoTime = (milliseconds: number): string => new Date(milliseconds).toISOString()

function createDrawing(name: string, seconds: number, numbers: string[] | undefined = ['07', '12']): Drawing {
  const now = Date.now() + clockOffset
  return {
    game: smallGame('PP', 'RNG', name),
    period: 42,
    drawsAt: toIsoTime(now + seconds * 1000),
    closesAt: toIsoTime(now + seconds * 1000 - 5000),
    every: 60,
    opened: numbers === undefined ? [] : [{ period: 41, numbers, at: toIsoTime(now) }],
  }
}

let rendered: RenderedSite | undefined
afterEach(() => {
  rendered?.engine.poller.stop()
  rendered?.engine.location.close()
})

async function renderBoard(
  vnNumeros: () => Promise<GameVnNumerosValue>,
  props: Partial<DrawBoardProps> = {},
  { ports = {}, token }: Pick<RenderOptions, 'ports' | 'token'> = {},
  configOverrides: RenderOptions['config'] = {},
): Promise<RenderedSite> {
  const nodes = { draws: { widget: 'draw-board' as const, props: { title: 'draws_title', ...props } } }
  rendered = await renderSite({
    config: {
      pages: { ...config.pages, home: { title: 'page_home_title', description: 'x', nodes } },
      layouts: { areas: {}, layouts: { full: {} } },
      ...configOverrides,
    },
    widgets: [{ kind: 'draw-board', load: async () => ({ View: Board }) }],
    ...(token !== undefined && { token }),
    ports: { ...ports, game: { menus: async () => ({ data: { lanes: [smallGameMenu('RNG', ['PP'])] } }), vnNumeros, ...ports.game } },
  })
  await rendered.settle()
  return rendered
}
const createResponse = (list: Drawing[]): GameVnNumerosValue => ({ now: toIsoTime(Date.now() + clockOffset), list })
const listArticles = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main article')]

describe('the draw board', () => {
  it('counts down to each draw according to the server’s clock, and shows the last numbers drawn', async () => {
    await renderBoard(async () => createResponse([createDrawing('Minute', 42), createDrawing('Five', 299)]))
    const [firstArticle, secondArticle] = listArticles()
    expect(firstArticle?.querySelector('[role=timer]')?.textContent).toMatch(/^00:4[12]$/)
    expect(secondArticle?.querySelector('[role=timer]')?.textContent).toMatch(/^04:5[89]$/)
    expect([...(firstArticle?.querySelectorAll('ol li') ?? [])].map((ball) => ball.textContent)).toEqual(['07', '12'])
  })

  it('refetches the lotteries once a draw is over, and shows its numbers', async () => {
    const vnNumeros = vi
      .fn<() => Promise<GameVnNumerosValue>>()
      .mockImplementationOnce(async () => createResponse([createDrawing('Minute', -2)]))
      .mockImplementation(async () => createResponse([createDrawing('Minute', 50, ['33'])]))
    const { settle } = await renderBoard(vnNumeros)
    expect(listArticles()[0]?.querySelector('[role=timer]')?.textContent).toBe('00:00')
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 1100))))
    await settle()
    expect(vnNumeros).toHaveBeenCalledTimes(2)
    expect(listArticles()[0]?.querySelector('ol')?.textContent).toBe('33')
  })

  it('says that betting is closed, and that there is no result yet', async () => {
    const { root } = await renderBoard(async () => createResponse([createDrawing('Minute', 3, undefined)]))
    expect(root.textContent).toContain('Closed')
    const { root: withoutResults } = await renderBoard(async () => createResponse([{ ...createDrawing('Minute', 30), opened: [] }]))
    expect(withoutResults.textContent).toContain('First')
  })

  it('requests as many results as the base brand configures, and shows at most `count` lotteries (R-API-79)', async () => {
    const vnNumeros = vi.fn(async () => createResponse(['A', 'B', 'C'].map((name) => createDrawing(name, 30))))
    await renderBoard(vnNumeros, { count: 2, category: 'VNLOTT' })
    expect(listArticles()).toHaveLength(2)
    expect(vnNumeros).toHaveBeenCalledWith({ count: 100, gameType: 'VNLOTT', language: 'en-US' }, expect.anything())
  })

  it('requests as many results as the brand configures, and shows the type of a lottery if the brand names it (R-LOTTERY-07)', async () => {
    const vnNumeros = vi.fn(async () =>
      createResponse(['K3', 'NONE'].map((code) => ({ ...createDrawing(code, 30), game: { ...smallGame('PP', 'RNG', code), code } }))),
    )
    const icons = { K3: { name: 'in_sports_game', order: 10 } }
    const counts = { ...config.settings.counts, vnNumeros: 7 }
    await renderBoard(vnNumeros, {}, {}, { games: { ...config.games, lotteryIcons: icons }, settings: { ...config.settings, counts } })
    expect(vnNumeros).toHaveBeenCalledWith(expect.objectContaining({ count: 7 }), expect.anything())
    const typeNamesShown = listArticles().map((article) => article.textContent?.includes('Sports'))
    expect(typeNamesShown).toEqual([true, false])
  })

  it('renders nothing without lotteries, and offers a retry after a load error', async () => {
    expect((await renderBoard(async () => createResponse([]))).root.querySelector('main section')).toBeNull()
    const vnNumeros = vi
      .fn<() => Promise<GameVnNumerosValue>>()
      .mockRejectedValueOnce(new Problem('network', { messageKey: 'error_network' }))
      .mockImplementation(async () => createResponse([createDrawing('Minute', 30)]))
    const { root, settle } = await renderBoard(vnNumeros)
    await act(async () => root.querySelector<HTMLElement>('main section button')?.click())
    await settle()
    expect(listArticles()).toHaveLength(1)
  })

  it('shows a lobby of all lotteries to players, and requests nothing for visitors (R-API-82)', async () => {
    const lotteryLobby = vi.fn(async () => createResponse([createDrawing('Minute', 42), createDrawing('Northern', 240)]))
    const vnNumeros = vi.fn(async () => createResponse([]))
    await renderBoard(vnNumeros, { category: 'ALL' }, { ports: { game: { lotteryLobby } } })
    expect(listArticles()).toHaveLength(0)
    expect(lotteryLobby).not.toHaveBeenCalled()
    await renderBoard(vnNumeros, { category: 'ALL' }, createPlayerOptions({ lotteryLobby }))
    expect(listArticles().map((article) => article.getAttribute('aria-label'))).toEqual(['Minute', 'Northern'])
    expect(vnNumeros).not.toHaveBeenCalled()
  })

  it('shows a player the recent results of a lottery on request (R-API-83)', async () => {
    const results = [41, 40].map((period) => ({ period, numbers: [String(period), '3'], at: toIsoTime(Date.now()) }))
    const lotteryResults = vi.fn(async () => ({ list: results }))
    const { root, settle } = await renderBoard(
      async () => createResponse([createDrawing('Minute', 42)]),
      {},
      createPlayerOptions({ lotteryResults }),
    )
    expect(lotteryResults).not.toHaveBeenCalled()
    const button = root.querySelector<HTMLElement>('main [aria-expanded=false]')
    await act(async () => button?.click())
    await settle()
    expect(lotteryResults).toHaveBeenCalledWith(
      expect.objectContaining({ gameId: smallGame('PP', 'RNG', 'Minute').gameId }),
      expect.anything(),
    )
    expect(
      [...root.querySelectorAll('main ul ul > li')].map((result) => [...result.querySelectorAll('ol li')].map((item) => item.textContent)),
    ).toEqual([
      ['41', '3'],
      ['40', '3'],
    ])
  })
})

const createPlayerOptions = (game: NonNullable<NonNullable<RenderOptions['ports']>['game']>): Pick<RenderOptions, 'ports' | 'token'> => ({
  token: 'secret',
  ports: { game, member: { info: async () => smallMember(0) }, wallet: { balance: async () => ({ sumBalance: '1' }) } },
})
