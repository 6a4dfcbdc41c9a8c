// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LoginResult } from '../../generated/api.ts'
import { renderSite, type RenderOptions, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallConfig, smallMember, smallPermission } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { Problem } from '../../engine/contract/port.ts'
import { useSite } from '../../engine/index.ts'
import { startFreePlay } from './free-play.ts'
import '../../engine/render/start/start-after-first-paint.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import './after-paint.ts'

let rendered: RenderedSite | undefined
afterEach(() => {
  rendered?.engine.poller.stop()
  rendered?.engine.location.close()
  for (const cookieName of ['remembers', 'social-login-result']) document.cookie = `${cookieName}=; path=/; max-age=-1`
})

const createLoginResult = (overrides: Partial<LoginResult> = {}): LoginResult => ({
  token: 'secret',
  firstTimeLogin: false,
  passwordExpired: false,
  user: smallMember(0),
  ...overrides,
})

const config = smallConfig()
const accountEntry = createWidgetDefinition('account-entry', () => <p data-kind>{useSite((site) => site.visitor.kind)}</p>)

async function render(session: object = {}, token?: string, path?: string, accountType: Parameters<typeof smallMember>[0] = 0) {
  const info = vi.fn(async () => smallMember(accountType))
  const balance = vi.fn(async () => ({ sumBalance: '12.00' }))
  const ports: RenderOptions['ports'] = {
    member: { info },
    wallet: { balance },
    session: { logout: async () => null, ...session },
    system: { status: async () => smallPermission({ flags: ['FREEPLAY3'] }) },
  }
  rendered = await renderSite({
    ports,
    widgets: [accountEntry],
    config: {
      pages: {
        ...config.pages,
        home: {
          title: 'page_home_title',
          description: 'page_home_description',
          nodes: { entry: { widget: 'account-entry', props: {} } },
        },
      },
    },
    ...(token !== undefined && { token }),
    ...(path !== undefined && { path }),
  })
  return { ...rendered, info, balance }
}
/** Kind of user that the page shows. */
const getDisplayedKind = (): string => document.querySelector('[data-kind]')?.textContent ?? ''
const getVisitor = () => rendered?.engine.site.get().visitor

describe('the current user', () => {
  it('is a visitor without a token, and no member data is requested (R-AUTH-LOGIN-11, R-ROLES-10)', async () => {
    const { info, balance } = await render()
    expect(getVisitor()?.kind).toBe('visitor')
    expect(info).not.toHaveBeenCalled()
    expect(balance).not.toHaveBeenCalled()
  })

  it('is the owner of the token in session storage, and the member and the country load at startup (R-AUTH-LOGIN-12, R-AUTH-LOGIN-13, R-AUTH-LOGIN-14)', async () => {
    const { info, engine } = await render({}, 'secret', undefined, 2)
    expect(info).toHaveBeenCalledTimes(1)
    expect(getVisitor()).toMatchObject({ kind: 'agent', accountType: 2 })
    expect(engine.facts.get().facts.permission?.location.country).toBe(smallPermission().location.country)
  })
})

describe('a login', () => {
  it('stores the token, sets the player, and loads the session’s data (R-AUTH-LOGIN-19, R-AUTH-LOGIN-20, R-AUTH-LOGIN-22)', async () => {
    const { engine, settle, balance, info } = await render()
    await act(async () => engine.openOverlay('login'))
    await settle()
    expect(engine.overlays.find('login')).toBeDefined()
    await act(() => signIn(engine, createLoginResult(), { method: 'username', password: 'x' }))
    await settle()
    await settle()
    expect(info).toHaveBeenCalledTimes(1)
    expect(window.sessionStorage.getItem('token')).toBe('secret')
    expect(getVisitor()).toMatchObject({ kind: 'player', accountType: 0, balance: 1200n })
    expect(balance).toHaveBeenCalled()
    expect(engine.overlays.get()).toEqual([])
  })

  it('reports the first login to the platform, and only the first (R-AUTH-LOGIN-21)', async () => {
    const firstLogin = vi.fn(async () => null)
    const { engine } = await render({ firstLogin })
    await act(() => signIn(engine, createLoginResult({ firstTimeLogin: true })))
    expect(firstLogin).toHaveBeenCalledTimes(1)
    await act(() => signIn(engine, createLoginResult()))
    expect(firstLogin).toHaveBeenCalledTimes(1)
  })

  it('is resumed before the first render if remembered, and not requested otherwise', async () => {
    const loginV2 = vi.fn(async () => createLoginResult())
    await render({ loginV2 })
    await rendered?.settle()
    expect(loginV2).not.toHaveBeenCalled()
    document.cookie = 'remembers=1; path=/'
    const displayedKinds: string[] = []
    const observer = new MutationObserver(() => displayedKinds.push(getDisplayedKind()))
    observer.observe(document, { childList: true, subtree: true })
    await render({ loginV2 }, undefined, undefined, 2)
    observer.disconnect()
    expect(getVisitor()?.kind).toBe('agent')
    expect(loginV2).toHaveBeenCalledExactlyOnceWith({ type: 'remembered' })
    expect([...new Set(displayedKinds.filter(Boolean))]).toEqual(['agent'])
  })

  it('is completed with a social provider’s result, if there is one, instead of a remembered login', async () => {
    document.cookie = 'remembers=1; path=/'
    document.cookie = 'social-login-result=done; path=/'
    const loginV2 = vi.fn(async () => createLoginResult())
    const social = vi.fn(async () => ({ provider: 'google' as const, login: createLoginResult({ token: 'social', user: smallMember(0) }) }))
    await render({ loginV2, social })
    await rendered?.settle()
    expect([getVisitor()?.kind, window.sessionStorage.getItem('token')]).toEqual(['player', 'social'])
    expect(loginV2).not.toHaveBeenCalled()
  })

  it('is not resumed if it is no longer remembered or the request fails, and the user remains a visitor', async () => {
    document.cookie = 'remembers=1; path=/'
    await render({ loginV2: () => Promise.reject(new Problem('not_logged_in', { messageKey: 'error_not_logged_in' })) })
    expect([getVisitor()?.kind, getDisplayedKind()]).toEqual(['visitor', 'visitor'])
    expect(rendered?.engine.overlays.get()).toEqual([])
  })
})

describe('a logout', () => {
  it('clears the player, the agent flag, and the VIP service (R-AUTH-LOGIN-31)', async () => {
    const { engine, settle } = await render({}, 'secret')
    const vipMember = { ...smallMember(2), clubLabel: { labelName: 'Gold', rankLevel: 5 } }
    act(() => engine.facts.setFact('member', vipMember, 'ready'))
    expect(engine.site.get().visitor.member?.clubLabel?.rankLevel).toBe(5)
    await act(async () => void signOut(engine))
    await settle()
    act(() => engine.overlays.close(engine.overlays.get()[0]?.key ?? 0, true))
    await settle()
    expect(getVisitor()).toEqual({ kind: 'visitor', accountType: undefined, member: undefined, balance: undefined })
    for (const key of ['token', 'isAgent']) expect(window.sessionStorage.getItem(key)).toBeNull()
  })

  it('succeeds in this browser even if the platform is unreachable', async () => {
    const logout = vi.fn(() => Promise.reject(new Problem('network', { messageKey: 'error_network' })))
    const { engine, settle } = await render({ logout }, 'secret')
    expect(getVisitor()?.kind).toBe('player')
    await act(async () => void signOut(engine))
    await settle()
    act(() => engine.overlays.close(engine.overlays.get()[0]?.key ?? 0, true))
    await settle()
    expect(logout).toHaveBeenCalledOnce()
    expect(getVisitor()).toEqual({ kind: 'visitor', accountType: undefined, member: undefined, balance: undefined })
    expect(window.sessionStorage.getItem('token')).toBeNull()
  })
})

describe('a logout in another tab', () => {
  const receive = (newValue: string): Promise<void> =>
    act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'loggedOut', newValue })))
  const receiveLogout = (account: string, token: string): Promise<void> => receive(JSON.stringify({ account, token }))

  it.each([
    ['without a request if the tabs share a token', 'secret', 0],
    ['with a request if this tab has a separate token', 'another', 1],
  ])('logs the same account out of this tab %s, and no other account', async (_case, token, callCount) => {
    const logout = vi.fn(async () => null)
    const { engine, settle } = await render({ logout }, 'secret')
    await settle()
    act(() => engine.facts.setFact('member', smallMember(0), 'ready'))
    await receiveLogout('somebody-else', token)
    expect([getVisitor()?.kind, window.sessionStorage.getItem('token')]).toEqual(['player', 'secret'])
    await receiveLogout(smallMember(0).account, token)
    expect([getVisitor()?.kind, window.sessionStorage.getItem('token')]).toEqual(['visitor', null])
    expect(logout).toHaveBeenCalledTimes(callCount)
    if (callCount > 0) expect(logout).toHaveBeenCalledWith(undefined, { headers: { authorization: 'Bearer secret' } })
  })

  it.each(['', '{', 'null'])('is not triggered by an invalid value under the storage key: %s', async (value) => {
    const { engine, settle } = await render({}, 'secret')
    await settle()
    act(() => engine.facts.setFact('member', smallMember(0), 'ready'))
    await receive(value)
    expect(getVisitor()?.kind).toBe('player')
    expect(engine.reports.get().filter(({ kind }) => kind === 'error')).toEqual([])
  })

  it('is announced by the tab that logs out, before its request', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem')
    const logout = vi.fn(async () => {
      expect(setItem.mock.calls.filter(([key]) => key === 'loggedOut')).toHaveLength(1)
      return null
    })
    const { engine, settle } = await render({ logout }, 'secret')
    await settle()
    await act(async () => void signOut(engine))
    await act(async () => engine.overlays.close(engine.overlays.get()[0]?.key ?? 0, true))
    await settle()
    expect(logout).toHaveBeenCalledTimes(1)
    setItem.mockRestore()
  })
})

describe('the free trial', () => {
  it('logs in with a guest account, removes cpw from both storages and the cookies, and opens the home page (R-AUTH-LOGIN-32, R-AUTH-LOGIN-33, R-AUTH-LOGIN-34, R-AUTH-LOGIN-35)', async () => {
    const freePlay = vi.fn(async () => createLoginResult({ token: 'guest', user: smallMember(4) }))
    const { engine, settle } = await render({ freePlay }, undefined, '/rng?page=PP', 4)
    window.localStorage.setItem('cpw', 'x')
    window.sessionStorage.setItem('cpw', 'x')
    document.cookie = 'cpw=x; path=/'
    await act(() => startFreePlay(engine))
    await settle()
    expect(getVisitor()).toMatchObject({ kind: 'guest', accountType: 4 })
    expect([window.localStorage.getItem('cpw'), window.sessionStorage.getItem('cpw')]).toEqual([null, null])
    expect(document.cookie).not.toContain('cpw')
    expect(['/', '/index']).toContain(engine.location.get().pathname)
    expect(window.sessionStorage.getItem('token')).toBe('guest')
  })
})
