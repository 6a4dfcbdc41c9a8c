// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '../../engine/index.ts'
import { renderSite, type RenderedSite, type RenderOptions } from '../../engine/testing/render-site.tsx'
import { smallConfig, smallGame, smallGameMenu, smallMember, smallPermission } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import type { GameLaunchBody } from '../../generated/api.ts'
import type { GameFrameProps } from '../../generated/config.ts'
import { View } from './view.tsx'
import { signIn } from '../../features/session/sign-in.ts'

const config = smallConfig()
const games = [smallGame('PP', 'RNG', 'One'), smallGame('PP', 'RNG', 'Two')]
const permission = smallPermission()
const status = async () => ({ ...permission, info: { ...permission.info, launchGameCDNs: ['https://games.example'] } })

function render(
  launch: (body: GameLaunchBody) => Promise<object>,
  options: RenderOptions = {},
  props: GameFrameProps = {},
): Promise<RenderedSite> {
  const page = {
    title: 'page_home_title',
    description: 'page_home_description',
    nodes: { frame: { widget: 'game-frame' as const, props } },
  }
  return renderSite({
    path: '/game?game=One&vendor=PP',
    token: 'secret',
    ...options,
    config: { pages: { ...config.pages, plain: page }, layouts: { areas: {}, layouts: { full: {} } }, ...options.config },
    widgets: [createWidgetDefinition('game-frame', View)],
    ports: {
      system: { status },
      member: { info: async () => smallMember(0) },
      wallet: { balance: async () => ({ sumBalance: '1' }) },
      game: { menus: async () => ({ data: { lanes: [{ ...smallGameMenu('RNG', ['PP']), cards: games }] } }), launch },
      ...options.ports,
    },
  })
}

const settleTwice = async (rendered: RenderedSite): Promise<HTMLElement> => {
  await rendered.settle()
  await rendered.settle()
  return rendered.root
}
const findFrame = (): HTMLIFrameElement | null => document.querySelector('iframe')
const findButton = (text: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('button')].find((element) => element.textContent === text) as HTMLElement

afterEach(() => vi.useRealTimers())

describe('the game page', () => {
  it('shows the launch address in a sandboxed frame (R-ROUTES-32, R-GAMES-18)', async () => {
    const launch = vi.fn(async (_body: GameLaunchBody) => ({ game_url: 'https://games.example/play/1?launch=x' }))
    await settleTwice(await render(launch))
    expect(launch.mock.calls[0]?.[0]).toMatchObject({
      gameId: 'One',
      vassalage: 'PP',
      launchMode: 'REAL',
      username: 'ann',
      token: 'secret',
    })
    expect(launch).toHaveBeenCalledTimes(1)
    expect(findFrame()?.src).toBe('https://games.example/play/1?launch=x')
    expect(findFrame()?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin')
    expect(findFrame()?.getAttribute('allow')).toBe('fullscreen')
  })

  it('reloads the page once if its content security policy blocks the game of a newly connected vendor', async () => {
    window.sessionStorage.clear()
    await settleTwice(await render(async () => ({ game_url: 'https://games.example/play/1?launch=x' })))
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    const dispatchViolation = (effectiveDirective: string, blockedURI: string) =>
      document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, blockedURI }))
    dispatchViolation('img-src', 'https://games.example/play/1')
    dispatchViolation('frame-src', 'https://other.example/')
    dispatchViolation('frame-src', 'inline')
    expect(reload).not.toHaveBeenCalled()
    for (let time = 0; time < 2; time++) dispatchViolation('frame-src', 'https://games.example/play/1?launch=x')
    expect(reload).toHaveBeenCalledTimes(1)
    reload.mockRestore()
  })

  it('shows the game if the browser blocks storage, and does not reload the page, because reloads could loop', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    const launch = async (): Promise<object> => {
      vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
      return { game_url: 'https://games.example/play/1?launch=x' }
    }
    await settleTwice(await render(launch))
    expect(findFrame()?.src).toBe('https://games.example/play/1?launch=x')
    const violation = { effectiveDirective: 'frame-src', blockedURI: 'https://games.example/play/1' }
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation))
    expect(reload).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  it('shows an error instead of the game if the origin of the launch address is not configured', async () => {
    const root = await settleTwice(await render(async () => ({ game_url: 'https://evil.example/play' })))
    expect(findFrame()).toBeNull()
    expect(root.querySelector('[role=alert]')?.textContent).toContain('Bad address')
  })

  it('asks a visitor to log in, and launches nothing before the login (R-GAMES-13)', async () => {
    const launch = vi.fn(async (_body: GameLaunchBody) => ({}))
    window.sessionStorage.clear()
    const rendered = await render(launch, { token: undefined } as unknown as RenderOptions)
    await settleTwice(rendered)
    expect(rendered.engine.overlays.find('login')).toBeDefined()
    expect(launch).not.toHaveBeenCalled()
    expect([...rendered.root.querySelectorAll('main button')].map((element) => element.textContent)).toEqual(['Login', 'Register'])
  })

  it('closes the game on logout, says why before it asks to log in, and launches the game again after the login', async () => {
    const launch = vi.fn(async (_body: GameLaunchBody) => ({ game_url: 'https://games.example/a' }))
    const { engine, settle } = await render(launch)
    for (let n = 0; n < 2; n += 1) await settle()
    expect(findFrame()).not.toBeNull()
    let warningClosed: Promise<void> | undefined
    await act(async () => {
      engine.facts.setToken(undefined)
      warningClosed = engine.warn({ text: 'error_not_logged_in', confirm: 'in_increase_submit' })
    })
    await settle()
    expect(findFrame()).toBeNull()
    expect(engine.overlays.get().map(({ content }) => content.type)).toEqual(['warn'])
    await act(async () => engine.overlays.closeTop())
    for (let n = 0; n < 2; n += 1) await settle()
    await warningClosed
    expect(engine.overlays.find('login')).toBeDefined()
    await act(() => signIn(engine, { token: 'other', firstTimeLogin: false, passwordExpired: false, user: smallMember(0) }))
    for (let n = 0; n < 2; n += 1) await settle()
    expect(findFrame()).not.toBeNull()
    expect(launch.mock.calls.map(([{ token }]) => token)).toEqual(['secret', 'other'])
  })

  it('suggests other games during maintenance, and retries on request (R-GAMES-16)', async () => {
    const launch = vi.fn(async (_body: GameLaunchBody): Promise<object> => {
      throw new Problem('game_maintenance', { messageKey: 'error_game_maintenance' })
    })
    const rendered = await render(launch)
    const root = await settleTwice(rendered)
    expect(root.querySelector('[role=alert] ul')?.textContent).toContain('Two')
    expect(root.querySelector('[role=alert] ul')?.textContent).not.toContain('One')
    await act(async () => findButton('Try again').click())
    await rendered.settle()
    expect(launch).toHaveBeenCalledTimes(2)
  })

  it('shows a message if the game does not load in time, and launches it again on request', async () => {
    const launch = vi.fn(async (_body: GameLaunchBody) => ({ game_url: 'https://games.example/a' }))
    const times = { ...config.settings.times, launchTimeoutSeconds: 0.03 }
    const rendered = await render(launch, { config: { settings: { ...config.settings, times } } })
    await settleTwice(rendered)
    await rendered.settle()
    expect(rendered.root.querySelector('[role=alert]')?.textContent).toContain('Late title')
    await act(async () => findButton('Try again').click())
    await rendered.settle()
    expect(launch).toHaveBeenCalledTimes(2)
  })

  it('accepts messages, such as the end of the game, only from configured origins', async () => {
    const rendered = await render(async () => ({ game_url: 'https://games.example/a' }))
    await settleTwice(rendered)
    const sendMessage = (origin: string): Promise<void> =>
      act(async () => void window.dispatchEvent(new MessageEvent('message', { origin, data: { type: 'livery-game:ended' } })))
    await sendMessage('https://evil.example')
    expect(rendered.root.textContent).not.toContain('Ended title')
    await sendMessage('https://games.example')
    expect(rendered.root.textContent).toContain('Ended title')
  })

  it('refetches the balance and opens the deposit page when the game requests it', async () => {
    let balanceCalls = 0
    const wallet = { balance: async () => ({ sumBalance: String(++balanceCalls) }) }
    const rendered = await render(
      async () => ({ game_url: 'https://games.example/a' }),
      { ports: { wallet } },
      { deposit: { memberPage: 'depositv2' } },
    )
    await settleTwice(rendered)
    const sendMessage = async (type: string, origin = 'https://games.example'): Promise<void> => {
      await act(async () => void window.dispatchEvent(new MessageEvent('message', { origin, data: { type } })))
      await rendered.settle()
    }
    const callsBefore = balanceCalls
    await sendMessage('livery-game:balance', 'https://evil.example')
    await sendMessage('livery-game:deposit', 'https://evil.example')
    expect([balanceCalls, rendered.engine.overlays.get()]).toEqual([callsBefore, []])
    await sendMessage('livery-game:balance')
    expect([balanceCalls, rendered.engine.site.get().visitor.balance]).toEqual([callsBefore + 1, BigInt(balanceCalls) * 100n])
    await sendMessage('livery-game:deposit')
    expect(rendered.engine.overlays.get().map(({ content }) => content)).toMatchObject([{ id: 'memberCentre', page: 'depositv2' }])
    expect(findFrame()).not.toBeNull()
  })

  it('asks for confirmation before leaving a running game or closing the page, but not after the game has ended', async () => {
    const rendered = await render(async () => ({ game_url: 'https://games.example/a' }))
    await settleTwice(rendered)
    const sendMessage = (type: string): Promise<void> =>
      act(async () => void window.dispatchEvent(new MessageEvent('message', { origin: 'https://games.example', data: { type } })))
    const isClosingBlocked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const leavePage = async (): Promise<string> => {
      await act(async () => rendered.engine.location.push('/index'))
      return rendered.engine.location.get().pathname
    }
    await sendMessage('livery-game:ready')
    expect([isClosingBlocked(), await leavePage(), rendered.engine.overlays.get().at(-1)?.content.type]).toEqual([true, '/game', 'confirm'])
    await act(async () => rendered.engine.overlays.closeTop())
    await rendered.settle()
    expect(rendered.engine.location.get().pathname).toBe('/game')
    await sendMessage('livery-game:ended')
    expect([isClosingBlocked(), await leavePage(), rendered.engine.overlays.get()]).toEqual([false, '/index', []])
  })

  it('launches a lottery with the game code and the play type in the URL, and the lobby without them (R-LOTTERY-01, R-LOTTERY-02)', async () => {
    const launch = vi.fn(async (_body: GameLaunchBody) => ({ game_url: 'https://games.example/a' }))
    games[1] = { ...smallGame('PP', 'RNG', 'Two'), code: 'K3' }
    await settleTwice(await render(launch, { path: '/game?gameCode=K3&playType=SUM' }, { lottery: { category: 'RNG', area: 'VN' } }))
    expect(launch.mock.calls[0]?.[0]).toMatchObject({
      gameId: 'Two',
      launchMode: 'LOTT',
      lottoGameCode: 'K3',
      playType: 'SUM',
      lottoView: 'betting',
      lottoArea: 'VN',
    })
    await settleTwice(await render(launch, { path: '/game' }, { lottery: { category: 'RNG', area: 'SEA' } }))
    expect(launch.mock.calls[1]?.[0]).toMatchObject({ launchMode: 'LOTT', lottoView: 'lobby', lottoArea: 'SEA' })
  })
})
