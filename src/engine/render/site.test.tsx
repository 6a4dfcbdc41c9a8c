// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '../contract/port.ts'
import type { WidgetDefinition } from '../contract/widget.ts'
import { renderSite, type RenderedSite } from '../testing/render-site.tsx'
import { smallConfig, smallMember, smallPermission } from '../testing/small-site.ts'
import { ActionLink } from './routing/action-link.tsx'
import { useRouteId, useSite, useText } from './hooks.ts'
import '../../features/games/start-game.ts'
import { signIn } from '../../features/session/sign-in.ts'

const networkProblem = new Problem('network', { messageKey: 'error_network' })
const createWidget = (kind: 'steps' | 'banner' | 'gate-notice', View: () => ReactNode): WidgetDefinition => ({
  kind,
  load: async () => ({ View }),
})
const steps = createWidget('steps', () => <p>steps</p>)
const banner = createWidget('banner', () => <h1>banner</h1>)
const notice = createWidget('gate-notice', () => <p>closed</p>)

let rendered: RenderedSite | undefined
const render = async (...args: Parameters<typeof renderSite>): Promise<RenderedSite> => (rendered = await renderSite(...args))
const click = async (text: string): Promise<void> => {
  const target = [...document.querySelectorAll<HTMLElement>('a, button')].find((element) => element.textContent === text)
  await act(async () => target?.click())
  await rendered?.settle()
}

afterEach(() => {
  rendered?.engine.poller.stop()
  rendered?.engine.location.close()
  rendered = undefined
})

describe('a page', () => {
  it('is rendered in its layout with landmarks, a title and one main element', async () => {
    const { root } = await render({ widgets: [steps, banner] })
    expect(root.querySelector('header')?.textContent).toBe('steps')
    expect(root.querySelector('main')?.textContent).toBe('banner')
    expect(document.title).toBe('Tiny')
  })

  it('redirects from / to the home page', async () => {
    const { engine } = await render({ widgets: [steps, banner], path: '/' })
    expect(engine.location.get().pathname).toBe('/index')
  })

  it('follows a configured redirect', async () => {
    const { engine } = await render({ widgets: [steps, banner], path: '/old' })
    expect(engine.location.get().pathname).toBe('/index')
  })

  it('shows the not-found page for an unknown address, and keeps the address', async () => {
    const routeWidget = createWidget('steps', () => <p>{useRouteId()}</p>)
    const { engine, root } = await render({ widgets: [routeWidget, banner], path: '/nowhere' })
    expect(root.querySelector('header')?.textContent).toBe('notFound')
    expect(engine.location.get().pathname).toBe('/nowhere')
  })

  it('focuses the main heading after a navigation, and not on the first page', async () => {
    const { engine, settle } = await render({ widgets: [steps, banner], path: '/rng' })
    expect(document.activeElement).toBe(document.body)
    await act(async () => engine.location.push('/index'))
    await settle()
    expect(document.activeElement?.tagName).toBe('H1')
  })
})

describe('a node', () => {
  it('is replaced by a retry button if it throws, is reported once, and does not affect the rest of the page', async () => {
    let isFailing = true
    const failingWidget = createWidget('banner', () => {
      if (isFailing) throw new Error('cannot render')
      return <h1>recovered</h1>
    })
    const { root, engine } = await render({ widgets: [steps, failingWidget] })
    expect(root.querySelector('header')?.textContent).toBe('steps')
    expect(root.querySelector('main')?.textContent).toContain('Try again')
    expect(engine.reports.get()).toEqual([{ kind: 'widget', message: 'Error: cannot render', pointer: '/pages/home/nodes/banner' }])
    isFailing = false
    await click('Try again')
    expect(root.querySelector('main')?.textContent).toBe('recovered')
  })

  it('shows an error if it fails to load, and loads again on retry', async () => {
    const load = vi
      .fn<() => Promise<{ View: () => ReactNode }>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: https://tiny.example/a.js'))
      .mockResolvedValue({ View: () => <h1>late</h1> })
    const { root } = await render({ widgets: [steps, { kind: 'banner', load }] })
    await rendered?.settle()
    if (!root.querySelector('main')?.textContent?.includes('late')) await click('Try again')
    expect(root.querySelector('main')?.textContent).toBe('late')
  })

  it('shows a timeout error if it does not load in time, and is reported with the requested address (R-ERRORS-12)', async () => {
    const load = Object.assign(async () => new Promise<never>(() => undefined), { toString: () => `()=>import("./banner-1.js")` })
    const { settings } = smallConfig()
    const times = { ...settings.times, chunkTimeoutSeconds: 0.01 }
    const { root, engine } = await render({ widgets: [steps, { kind: 'banner', load }], config: { settings: { ...settings, times } } })
    await vi.waitFor(() => expect(root.querySelector('main')?.textContent).toContain('This took too long.'))
    expect(engine.reports.get()).toMatchObject([{ kind: 'chunk', url: expect.stringMatching(/^\w+:.*\/banner-1\.js$/) as string }])
  })

  it('shows a fallback and is reported if its kind is unknown', async () => {
    const { root, engine } = await render({ widgets: [steps] })
    expect(root.querySelector('main')?.textContent).toContain('Try again')
    expect(engine.reports.get()).toEqual([
      { kind: 'unknown-widget', message: 'Module banner could not be loaded (missing).', pointer: '/pages/home/nodes/banner' },
    ])
  })

  it('appears without a reload when its flag is switched on', async () => {
    const status = vi.fn(async () => smallPermission())
    const { root, engine } = await render({ widgets: [steps, banner], ports: { system: { status } } })
    status.mockResolvedValue(smallPermission({ flags: ['MANPLAYREB3'] }))
    await act(() => engine.poller.refresh(['permission']))
    expect(root.querySelector('main')?.textContent).toBe('bannersteps')
  })

  it('re-renders only when the part of the site that it selects changes', async () => {
    const onRender = vi.fn()
    const countingWidget = createWidget('steps', () => {
      onRender(useSite((site) => site.categories.map(({ id }) => id)))
      return null
    })
    const status = vi.fn(async () => smallPermission())
    const { engine } = await render({ widgets: [countingWidget, banner], ports: { system: { status } } })
    const renderCount = onRender.mock.calls.length
    status.mockResolvedValue(smallPermission({ flags: ['FREEPLAY3'] }))
    await act(() => engine.poller.refresh(['permission']))
    expect(onRender.mock.calls.length).toBe(renderCount)
  })
})

describe('the site gate', () => {
  it('stays closed without a response, and opens automatically once there is one', async () => {
    const status = vi
      .fn<() => Promise<ReturnType<typeof smallPermission>>>()
      .mockRejectedValueOnce(networkProblem)
      .mockResolvedValue(smallPermission())
    const { root, engine, settle } = await render({ widgets: [steps, banner, notice], ports: { system: { status } } })
    expect(root.querySelector('header')).toBeNull()
    expect(root.textContent).toContain('Try again')
    await act(() => engine.poller.refresh(['permission']))
    await settle()
    expect(root.querySelector('main')?.textContent).toBe('banner')
  })

  it("shows the brand's own page under maintenance", async () => {
    const { root } = await render({
      widgets: [steps, banner, notice],
      ports: { system: { status: async () => smallPermission({ status: 1 }) } },
    })
    expect(root.textContent).toBe('closed')
  })

  it('preserves the visitor’s input on the page while it is closed', async () => {
    const status = vi.fn(async () => smallPermission())
    const inputWidget = createWidget('banner', () => <input />)
    const { root, engine, settle } = await render({ widgets: [steps, inputWidget, notice], ports: { system: { status } } })
    const input = root.querySelector('input')
    if (input) input.value = 'typed'
    status.mockResolvedValue(smallPermission({ status: 1 }))
    await act(() => engine.poller.refresh(['permission']))
    await settle()
    expect(root.textContent).toContain('closed')
    status.mockResolvedValue(smallPermission())
    await act(() => engine.poller.refresh(['permission']))
    await settle()
    expect(root.querySelector('input')?.value).toBe('typed')
  })
})

describe('the login requirement', () => {
  const { routes } = smallConfig()
  const config = { routes: { ...routes, loginedToHomePage: true } }

  it('redirects a visitor from a route that is not public to the login, and back after the login (R-ROUTES-39, R-ROUTES-40)', async () => {
    const { engine, settle } = await render({
      config,
      widgets: [steps, banner],
      path: '/rng?page=PP#top',
      ports: { wallet: { balance: async () => ({ sumBalance: '1.00' }) } },
    })
    expect(engine.location.get().pathname).toBe('/login')
    expect(engine.overlays.find('login')).toBeDefined()
    await act(() => signIn(engine, { token: 'secret', firstTimeLogin: false, passwordExpired: false, user: smallMember(0) }))
    await settle()
    const { pathname, search, hash } = engine.location.get()
    expect(pathname + search + hash).toBe('/rng?page=PP#top')
  })

  it('does not redirect from the login even if its route is not public, to avoid a redirect loop (R-ROUTES-41)', async () => {
    const login = { path: '/login', page: 'home', layout: 'full', overlay: 'login', open: false }
    const { engine, root } = await render({
      config: { routes: { ...config.routes, routes: { ...routes.routes, login } } },
      widgets: [steps, banner],
      path: '/login',
    })
    expect(engine.location.get().pathname).toBe('/login')
    expect(engine.overlays.find('login')).toBeDefined()
    expect(root.querySelector('main')?.textContent).toBe('banner')
  })

  it('does not redirect from a public route (R-ROUTES-42)', async () => {
    const { engine } = await render({ config, widgets: [steps, banner], path: '/register' })
    expect(engine.location.get().pathname).toBe('/register')
  })
})

describe('performing an action', () => {
  const actionsWidget = createWidget('steps', () => (
    <>
      <ActionLink action={{ route: 'sports' }}>sports</ActionLink>
      <ActionLink action={{ memberPage: 'depositv2' }}>deposit</ActionLink>
      <ActionLink action={{ openFirstVendor: 'RNG' }}>slots</ActionLink>
      <ActionLink action={{ startFirstGame: 'RNG' }}>first</ActionLink>
      <ActionLink action={{ url: 'https://help.example/' }}>help</ActionLink>
      <ActionLink action={{ signOut: true }}>out</ActionLink>
    </>
  ))
  const balancePorts = { wallet: { balance: async () => ({ sumBalance: '12.34' }) } }

  it('renders a link if the action has an address, and a button otherwise', async () => {
    const { root } = await render({ widgets: [actionsWidget, banner] })
    expect([...root.querySelectorAll('header a')].map((link) => link.getAttribute('href'))).toEqual([
      '/sports',
      '/rng?page=PP',
      'https://help.example/',
    ])
    expect([...root.querySelectorAll('header button')].map((button) => button.textContent)).toEqual(['deposit', 'first', 'out'])
  })

  it('navigates without a reload', async () => {
    const { engine } = await render({ widgets: [actionsWidget, banner] })
    await click('sports')
    expect(engine.location.get().pathname).toBe('/sports')
  })

  it('records the vendor whose slots are opened (R-NAV-FOOTER-06)', async () => {
    await render({ widgets: [actionsWidget, banner] })
    await click('slots')
    expect(window.sessionStorage.getItem('current_vassalage')).toBe('PP')
  })

  it('asks a visitor to log in, and runs the pending intent after the login', async () => {
    const { engine, settle } = await render({ widgets: [actionsWidget, banner], ports: balancePorts })
    await click('deposit')
    expect(engine.overlays.get().map(({ content }) => content)).toMatchObject([{ id: 'login' }])
    await act(() => signIn(engine, { token: 'secret', firstTimeLogin: false, passwordExpired: false, user: smallMember(0) }))
    await settle()
    expect(engine.overlays.get().map(({ content }) => content)).toMatchObject([{ id: 'memberCentre', page: 'depositv2' }])
    expect(engine.site.get().visitor.balance).toBe(1234n)
  })

  it('runs only the latest intent if several are set while the login is open', async () => {
    const { engine, settle } = await render({ widgets: [actionsWidget, banner], ports: balancePorts })
    await click('deposit')
    const latestIntent = vi.fn()
    await act(async () => engine.withLogin(latestIntent))
    expect(engine.overlays.get().map(({ content }) => content)).toMatchObject([{ id: 'login' }])
    await act(() => signIn(engine, { token: 'secret', firstTimeLogin: false, passwordExpired: false, user: smallMember(0) }))
    await settle()
    expect(latestIntent).toHaveBeenCalledOnce()
    expect(engine.overlays.get()).toEqual([])
  })

  it('drops the pending intent when the login is closed', async () => {
    const { engine, settle } = await render({ widgets: [actionsWidget, banner], ports: balancePorts })
    await click('deposit')
    act(() => engine.overlays.closeTop())
    await settle()
    await act(() => signIn(engine, { token: 'secret', firstTimeLogin: false, passwordExpired: false, user: smallMember(0) }))
    await settle()
    expect(engine.overlays.get()).toEqual([])
  })

  it('requires a login before the first game of a category starts', async () => {
    const { engine } = await render({ widgets: [actionsWidget, banner] })
    await click('first')
    expect(engine.overlays.find('login')).toBeDefined()
    expect(engine.location.get().pathname).toBe('/index')
  })

  it('warns a guest account with the text and the button of the specification (R-VALIDATION-03, R-VALIDATION-04)', async () => {
    const { engine } = await render({
      widgets: [actionsWidget, banner],
      token: 'secret',
      ports: { ...balancePorts, member: { info: async () => smallMember(4) } },
    })
    await click('deposit')
    expect(engine.overlays.get().map(({ content }) => content)).toMatchObject([
      { type: 'warn', text: 'in_need_true_account', confirm: 'in_increase_submit' },
    ])
  })

  it('asks for confirmation before logging out, then ends the session and navigates to the home page (R-NAV-MEMBER-BAR-11, R-AUTH-LOGIN-30)', async () => {
    const logout = vi.fn(async () => null)
    const { engine, settle } = await render({
      widgets: [actionsWidget, banner],
      path: '/sports',
      token: 'secret',
      ports: { ...balancePorts, member: { info: async () => smallMember(0) }, session: { logout } },
    })
    await click('out')
    expect(logout).not.toHaveBeenCalled()
    act(() => engine.overlays.close(engine.overlays.get()[0]?.key ?? 0, true))
    await settle()
    expect(logout).toHaveBeenCalledTimes(1)
    expect(engine.site.get().visitor.kind).toBe('visitor')
    expect(engine.location.get().pathname).toBe('/index')
    expect(Object.fromEntries(['token', 'merchant', 'merchantCode'].map((key) => [key, window.sessionStorage.getItem(key)]))).toEqual({
      token: null,
      merchant: 'tiny',
      merchantCode: 'TINY1',
    })
  })

  it('stays logged in if the confirmation is cancelled', async () => {
    const { engine, settle } = await render({
      widgets: [actionsWidget, banner],
      token: 'secret',
      ports: { ...balancePorts, member: { info: async () => smallMember(0) } },
    })
    await click('out')
    act(() => engine.overlays.closeTop())
    await settle()
    expect(engine.site.get().visitor.kind).toBe('player')
  })
})

describe('an overlay of a route', () => {
  it('opens above the home page, and closing it navigates there (R-ROUTES-10)', async () => {
    const { engine, root, settle } = await render({ widgets: [steps, banner], path: '/register' })
    expect(root.querySelector('main')?.textContent).toBe('banner')
    expect(engine.overlays.find('register')).toBeDefined()
    act(() => engine.overlays.closeTop())
    await settle()
    expect(engine.location.get().pathname).toBe('/index')
  })

  it('closes when the visitor navigates elsewhere', async () => {
    const { engine, settle } = await render({ widgets: [steps, banner], path: '/register' })
    act(() => engine.location.push('/sports'))
    await settle()
    expect(engine.overlays.get()).toEqual([])
    expect(engine.location.get().pathname).toBe('/sports')
  })

  it('is replaced by another overlay for visitors, without redirecting to the home page', async () => {
    const { engine, settle } = await render({ widgets: [steps, banner], path: '/register' })
    act(() => engine.openOverlay('login'))
    await settle()
    expect(engine.overlays.get().map(({ content }) => content)).toMatchObject([{ id: 'login' }])
    expect(engine.location.get().pathname).toBe('/register')
  })

  it('is not shown to a logged-in member, who is redirected to the home page', async () => {
    const { engine } = await render({
      widgets: [steps, banner],
      path: '/login',
      token: 'secret',
      ports: { wallet: { balance: async () => ({ sumBalance: '0' }) }, member: { info: async () => smallMember(0) } },
    })
    expect(engine.overlays.get()).toEqual([])
    expect(engine.location.get().pathname).toBe('/index')
  })
})

describe('the language', () => {
  it('changes without a reload, and sets the document’s lang attribute', async () => {
    const titleWidget = createWidget('steps', () => <p>{useText()('page_home_title')}</p>)
    const { root, engine } = await render({ widgets: [titleWidget, banner] })
    await act(() => engine.setLanguage('TY'))
    expect(root.querySelector('header')?.textContent).toBe('Nhỏ')
    expect(document.documentElement.lang).toBe('vi-VN')
    expect(window.localStorage.getItem('lang')).toBe('TY')
  })

  it('never shows a raw key, and reports a missing text once', async () => {
    const textWidget = createWidget('steps', () => <p>{useText()('home_games_title')}</p>)
    const { root, engine } = await render({ widgets: [textWidget, banner] })
    expect(root.querySelector('header')?.textContent).toBe('Games title')
    expect(engine.reports.get().filter(({ message }) => message.includes('home_games_title'))).toHaveLength(1)
  })
})
