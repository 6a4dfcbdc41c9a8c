// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '../../engine/index.ts'
import { drawSite, type Drawn, type DrawParts } from '../../engine/testing/draw-site.tsx'
import { smallConfig, smallGame, smallLane, smallMember, smallPermission } from '../../engine/testing/small-site.ts'
import type { GameLaunchBody } from '../../generated/api.ts'
import type { GameFrameProps } from '../../generated/config.ts'
import { definition } from './definition.ts'
import './view.tsx'
import { signIn } from '../../features/session/sign-in.ts'

const config = smallConfig()
const games = [smallGame('PP', 'RNG', 'One'), smallGame('PP', 'RNG', 'Two')]
const permission = smallPermission()
const status = async () => ({ ...permission, info: { ...permission.info, launchGameCDNs: ['https://games.example'] } })

function draw(launch: (body: GameLaunchBody) => Promise<object>, parts: DrawParts = {}, props: GameFrameProps = {}): Promise<Drawn> {
  const page = {
    title: 'page_home_title',
    description: 'page_home_description',
    nodes: { frame: { widget: 'game-frame' as const, props } },
  }
  return drawSite({
    path: '/game?game=One&vendor=PP',
    token: 'secret',
    ...parts,
    config: { pages: { ...config.pages, plain: page }, layouts: { areas: {}, layouts: { full: {} } }, ...parts.config },
    widgets: [definition],
    ports: {
      system: { status },
      member: { info: async () => smallMember(0) },
      wallet: { balance: async () => ({ sumBalance: '1' }) },
      game: { menus: async () => ({ data: { lanes: [{ ...smallLane('RNG', ['PP']), cards: games }] } }), launch },
    },
  })
}

const settled = async (drawn: Drawn): Promise<HTMLElement> => {
  await drawn.settle()
  await drawn.settle()
  return drawn.root
}
const frame = (): HTMLIFrameElement | null => document.querySelector('iframe')
const button = (text: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('button')].find((one) => one.textContent === text) as HTMLElement

afterEach(() => vi.useRealTimers())

describe('the page of a game', () => {
  it('shows what the launch answers in a sandboxed frame (R-ROUTES-32, R-GAMES-18)', async () => {
    const launch = vi.fn(async (_body: GameLaunchBody) => ({ game_url: 'https://games.example/play/1?launch=x' }))
    await settled(await draw(launch))
    expect(launch.mock.calls[0]?.[0]).toMatchObject({
      gameId: 'One',
      vassalage: 'PP',
      launchMode: 'REAL',
      username: 'ann',
      token: 'secret',
    })
    expect(launch).toHaveBeenCalledTimes(1)
    expect(frame()?.src).toBe('https://games.example/play/1?launch=x')
    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin')
    expect(frame()?.getAttribute('allow')).toBe('fullscreen')
  })

  it('shows nothing from an origin that nobody has named', async () => {
    const root = await settled(await draw(async () => ({ game_url: 'https://evil.example/play' })))
    expect(frame()).toBeNull()
    expect(root.querySelector('[role=alert]')?.textContent).toContain('Bad address')
  })

  it('asks a visitor to log in, and launches nothing before (R-GAMES-13)', async () => {
    const launch = vi.fn(async (_body: GameLaunchBody) => ({}))
    window.sessionStorage.clear()
    const drawn = await draw(launch, { token: undefined } as unknown as DrawParts)
    await settled(drawn)
    expect(drawn.engine.overlays.find('login')).toBeDefined()
    expect(launch).not.toHaveBeenCalled()
  })

  it('goes with the login, says why before it asks for another, and is launched again then', async () => {
    const launch = vi.fn(async (_body: GameLaunchBody) => ({ game_url: 'https://games.example/a' }))
    const { engine, settle } = await draw(launch)
    for (let n = 0; n < 2; n += 1) await settle()
    expect(frame()).not.toBeNull()
    let read: Promise<void> | undefined
    await act(async () => {
      engine.facts.setToken(undefined)
      read = engine.warn({ text: 'error_not_logged_in', confirm: 'in_increase_submit' })
    })
    await settle()
    expect(frame()).toBeNull()
    expect(engine.overlays.get().map(({ content }) => content.type)).toEqual(['warn'])
    await act(async () => engine.overlays.closeTop())
    for (let n = 0; n < 2; n += 1) await settle()
    await read
    expect(engine.overlays.find('login')).toBeDefined()
    await act(() => signIn(engine, { token: 'other', firstTimeLogin: false, passwordExpired: false, user: smallMember(0) }))
    for (let n = 0; n < 2; n += 1) await settle()
    expect(frame()).not.toBeNull()
    expect(launch.mock.calls.map(([{ token }]) => token)).toEqual(['secret', 'other'])
  })

  it('suggests other games where this one is under maintenance, and asks again when it is told to (R-GAMES-16)', async () => {
    const launch = vi.fn(async (_body: GameLaunchBody): Promise<object> => {
      throw new Problem('game_maintenance', { messageKey: 'error_game_maintenance' })
    })
    const drawn = await draw(launch)
    const root = await settled(drawn)
    expect(root.querySelector('[role=alert] ul')?.textContent).toContain('Two')
    expect(root.querySelector('[role=alert] ul')?.textContent).not.toContain('One')
    await act(async () => button('Try again').click())
    await drawn.settle()
    expect(launch).toHaveBeenCalledTimes(2)
  })

  it('says that a vendor does not answer in time, and launches anew', async () => {
    const launch = vi.fn(async (_body: GameLaunchBody) => ({ game_url: 'https://games.example/a' }))
    const times = { ...config.settings.times, launchTimeoutSeconds: 0.03 }
    const drawn = await draw(launch, { config: { settings: { ...config.settings, times } } })
    await settled(drawn)
    await drawn.settle()
    expect(drawn.root.querySelector('[role=alert]')?.textContent).toContain('Late title')
    await act(async () => button('Try again').click())
    await drawn.settle()
    expect(launch).toHaveBeenCalledTimes(2)
  })

  it('hears the vendor alone: that the game has ended, and nothing from others', async () => {
    const drawn = await draw(async () => ({ game_url: 'https://games.example/a' }))
    await settled(drawn)
    const say = (origin: string): Promise<void> =>
      act(async () => void window.dispatchEvent(new MessageEvent('message', { origin, data: { type: 'livery-game:ended' } })))
    await say('https://evil.example')
    expect(drawn.root.textContent).not.toContain('Ended title')
    await say('https://games.example')
    expect(drawn.root.textContent).toContain('Ended title')
  })

  it('asks before a running game is left or its page is closed, and lets go of one that has ended', async () => {
    const drawn = await draw(async () => ({ game_url: 'https://games.example/a' }))
    await settled(drawn)
    const say = (type: string): Promise<void> =>
      act(async () => void window.dispatchEvent(new MessageEvent('message', { origin: 'https://games.example', data: { type } })))
    const closing = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const leave = async (): Promise<string> => {
      await act(async () => drawn.engine.location.push('/index'))
      return drawn.engine.location.get().pathname
    }
    await say('livery-game:ready')
    expect([closing(), await leave(), drawn.engine.overlays.get().at(-1)?.content.type]).toEqual([true, '/game', 'ask'])
    await act(async () => drawn.engine.overlays.closeTop())
    await drawn.settle()
    expect(drawn.engine.location.get().pathname).toBe('/game')
    await say('livery-game:ended')
    expect([closing(), await leave(), drawn.engine.overlays.get()]).toEqual([false, '/index', []])
  })

  it('launches a lottery with the code and the bet of the address, and the lobby without (R-LOTTERY-01, R-LOTTERY-02)', async () => {
    const launch = vi.fn(async (_body: GameLaunchBody) => ({ game_url: 'https://games.example/a' }))
    games[1] = { ...smallGame('PP', 'RNG', 'Two'), code: 'K3' }
    await settled(await draw(launch, { path: '/game?gameCode=K3&playType=SUM' }, { lottery: { category: 'RNG', area: 'VN' } }))
    expect(launch.mock.calls[0]?.[0]).toMatchObject({
      gameId: 'Two',
      launchMode: 'LOTT',
      lottoGameCode: 'K3',
      playType: 'SUM',
      lottoView: 'betting',
      lottoArea: 'VN',
    })
    await settled(await draw(launch, { path: '/game' }, { lottery: { category: 'RNG', area: 'SEA' } }))
    expect(launch.mock.calls[1]?.[0]).toMatchObject({ launchMode: 'LOTT', lottoView: 'lobby', lottoArea: 'SEA' })
  })
})
