// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { SendAnalyticsEvent } from '../../contract/analytics.ts'
import { type RenderedSite, renderSite, setUpConsentPage } from '../../testing/render-site.tsx'
import { visitConsent } from '../../state/visit-consent.ts'
import { smallConfig, smallMember, smallPermission } from '../../testing/small-site.ts'
import './start-after-first-paint.ts'
import { signIn } from '../../../features/session/sign-in.ts'
import { signOut } from '../../../features/session/sign-out.ts'

let rendered: RenderedSite | undefined
afterEach(() => {
  vi.restoreAllMocks()
  rendered?.engine.poller.stop()
  rendered?.engine.location.close()
})

const home = { name: 'in_home', enName: 'Start', action: { route: 'index' }, order: 10 }

async function render(
  gtagId: string | undefined,
  sendAnalyticsEvent?: SendAnalyticsEvent,
  storedChoice = 'agreed',
  trackingMode: 'consent-required' | 'enabled' | undefined = 'enabled',
): Promise<RenderedSite> {
  setUpConsentPage(trackingMode, storedChoice)
  const openPermission = smallPermission()
  const permission = { ...openPermission, info: { ...openPermission.info, ...(gtagId !== undefined && { analytics: { gtagId } }) } }
  rendered = await renderSite({
    path: '/help?topic=my-private-question',
    config: { navigation: { ...smallConfig().navigation, header: { home } } },
    ...(sendAnalyticsEvent && { sendAnalyticsEvent }),
    ports: {
      system: { status: async () => permission },
      wallet: { balance: async () => ({ sumBalance: '4711.00' }) },
      session: { logout: async () => null },
    },
  })
  await rendered.settle()
  return rendered
}

/** Simulates a visit with pages, dialogs, a login and a logout. */
async function visit({ engine, settle }: RenderedSite): Promise<void> {
  await act(async () => engine.location.push('/rng?page=PP&code=my-private-code'))
  await act(async () => engine.openOverlay('login'))
  await settle()
  const user = { ...smallMember(0), account: 'private-name', id: 'private-id' }
  await act(() => signIn(engine, { token: 'private-token', firstTimeLogin: false, passwordExpired: false, user }))
  await settle()
  await act(async () => engine.setTheme('light'))
  await act(async () => engine.location.push('/nowhere/private-path'))
  await act(async () => void signOut(engine))
  await act(async () => engine.overlays.close(engine.overlays.get().at(-1)?.key ?? 0, true))
  await settle()
}

describe('event tracking', () => {
  it('does nothing if the app was built without analytics: no request and no script', async () => {
    const [fetchSpy, beaconSpy] = [vi.spyOn(window, 'fetch'), vi.fn()]
    Object.assign(window.navigator, { sendBeacon: beaconSpy })
    onTestFinished(() => void Reflect.deleteProperty(window.navigator, 'sendBeacon'))
    await visit(await render('G-TEST123456'))
    expect(fetchSpy).not.toHaveBeenCalled()
    expect(beaconSpy).not.toHaveBeenCalled()
    expect(document.querySelector('script, img[src*="google"]')).toBeNull()
  })

  it('does nothing if the platform configures no tag', async () => {
    const sendAnalyticsEvent = vi.fn<SendAnalyticsEvent>()
    await visit(await render(undefined, sendAnalyticsEvent))
    expect(sendAnalyticsEvent).not.toHaveBeenCalled()
  })

  it.each(['declined', '', 'yes'])('does nothing if the visitor has not agreed: "%s" is stored (R-ANALYTICS-01)', async (storedValue) => {
    vi.spyOn(window.location, 'reload').mockReturnValue()
    const sendAnalyticsEvent = vi.fn<SendAnalyticsEvent>()
    await visit(await render('G-TEST123456', sendAnalyticsEvent, storedValue))
    expect(sendAnalyticsEvent).not.toHaveBeenCalled()
  })

  it('does nothing on a page that may not load the tag; once the visitor agrees, the next navigation reloads the page', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
    const sendAnalyticsEvent = vi.fn<SendAnalyticsEvent>()
    const { engine } = await render('G-TEST123456', sendAnalyticsEvent, '', 'consent-required')
    await act(async () => engine.location.push('/rng'))
    expect(reload).not.toHaveBeenCalled()
    await act(async () => engine.slice(visitConsent).answer('agreed'))
    await act(async () => engine.location.push('/rng?page=PP'))
    await act(async () => engine.location.replace('/live'))
    await act(async () => engine.openOverlay('login'))
    await act(async () => engine.location.push('/sports'))
    expect(reload).not.toHaveBeenCalled()
    await act(async () => engine.overlays.close(engine.overlays.get().at(-1)?.key ?? 0, true))
    await act(async () => engine.location.push('/help'))
    expect(reload).toHaveBeenCalledOnce()
    expect(sendAnalyticsEvent).not.toHaveBeenCalled()
  })

  it('stops when consent is withdrawn and resumes when it is given again', async () => {
    const sendAnalyticsEvent = vi.fn<SendAnalyticsEvent>()
    const { engine } = await render('G-TEST123456', sendAnalyticsEvent)
    for (const choice of ['declined', 'agreed'] as const) await act(async () => engine.slice(visitConsent).answer(choice))
    const { type, route } = { type: 'page', route: 'help' } as const
    expect(sendAnalyticsEvent.mock.calls.map(([event]) => event)).toMatchObject([{ type, route }, { type: 'stop' }, { type, route }])
  })

  it('stops when the platform removes the tag', async () => {
    const sendAnalyticsEvent = vi.fn<SendAnalyticsEvent>()
    const { engine } = await render('G-TEST123456', sendAnalyticsEvent)
    await act(async () => engine.facts.update(({ facts: { permission } }) => void (permission && delete permission.info.analytics)))
    await act(async () => engine.location.push('/rng'))
    expect(sendAnalyticsEvent.mock.calls.map(([event]) => event.type)).toEqual(['page', 'stop'])
  })

  it('reports pages, overlays and sessions by their configured names, with the platform’s tag', async () => {
    const sendAnalyticsEvent = vi.fn<SendAnalyticsEvent>()
    await visit(await render('G-TEST123456', sendAnalyticsEvent))
    expect(sendAnalyticsEvent.mock.calls.map(([event]) => event)).toMatchObject([
      { type: 'page', route: 'help', language: 'EN' },
      { type: 'page', route: 'rng' },
      { type: 'overlay', overlay: 'login' },
      { type: 'session', state: 'started' },
      { type: 'page', route: 'notFound', theme: 'light' },
      { type: 'session', state: 'ended' },
      { type: 'page', route: 'index' },
    ])
    expect(new Set(sendAnalyticsEvent.mock.calls.map(([, tag]) => tag.gtagId))).toEqual(new Set(['G-TEST123456']))
  })

  it('reports each selected navigation entry by its English name, and no other action (R-ENTITIES-33)', async () => {
    const sendAnalyticsEvent = vi.fn<SendAnalyticsEvent>()
    const { engine } = await render('G-TEST123456', sendAnalyticsEvent)
    await act(async () => engine.act(engine.config.navigation.header['home']?.action ?? {}))
    await act(async () => engine.act(engine.config.navigation.header['home']?.action ?? {}))
    await act(async () => engine.act({ route: 'rng' }))
    const entries = sendAnalyticsEvent.mock.calls.flatMap(([event]) => (event.type === 'entry' ? [event.entry] : []))
    expect(entries).toEqual(['Start', 'Start'])
  })

  it('reports no name, token, amount, path or query parameter', async () => {
    const sendAnalyticsEvent = vi.fn<SendAnalyticsEvent>()
    await visit(await render('G-TEST123456', sendAnalyticsEvent))
    expect(JSON.stringify(sendAnalyticsEvent.mock.calls)).not.toMatch(/private|4711|PP|topic|code/)
  })

  it('ignores errors of the analytics script', async () => {
    const { engine } = await render('G-TEST123456', () => {
      throw new Error('blocked')
    })
    await act(async () => engine.location.push('/sports'))
    expect(engine.location.get().pathname).toBe('/sports')
    expect(engine.reports.get().filter(({ kind }) => kind === 'error')).toEqual([])
  })
})

describe('the count of promotions', () => {
  it('is shown beside the bonus entry, fetched after the first paint and again after a login (R-NAV-HEADER-14)', async () => {
    const createNotice = (id: string) => ({ id, type: 'PR', title: id, content: '', timestamp: '2026-11-01T00:00:00Z' })
    const notices = vi.fn(async () => ({ player: [], banners: [], popup: [], promotion: ['a', 'b', 'c'].map(createNotice) }))
    const bonus = { name: 'in_bonus', enName: 'Bonus', action: { memberPage: 'depositv2' }, badge: 'promotions' as const, order: 10 }
    rendered = await renderSite({
      config: { navigation: { ...smallConfig().navigation, header: { bonus } } },
      ports: { content: { notices }, wallet: { balance: async () => ({ sumBalance: '1' }) } },
    })
    const { engine, settle } = rendered
    await settle()
    expect(notices.mock.calls).toEqual([[{ types: 'PR', platform: 'W', execution: 'B' }]])
    expect(engine.site.get().navigation.header[0]?.badge).toBe(3)
    await act(() => signIn(engine, { token: 'secret', firstTimeLogin: false, passwordExpired: false, user: smallMember(0) }))
    await settle()
    expect(notices).toHaveBeenCalledTimes(2)
    expect(engine.site.get().navigation.header[0]?.badge).toBe(3)
  })
})

describe('the count of rewards', () => {
  it('is fetched for a logged-in visitor if only a condition tests it', async () => {
    const count = vi.fn(async () => ({ ready: 1 }))
    const when = { count: { of: 'rewards' as const, above: 0 } }
    const rewards = { name: 'in_bonus', enName: 'Rewards', action: { memberPage: 'rewards' }, when, order: 10 }
    rendered = await renderSite({
      token: 'secret',
      config: { navigation: { ...smallConfig().navigation, header: { rewards } } },
      ports: { reward: { count }, wallet: { balance: async () => ({ sumBalance: '1' }) } },
    })
    await rendered.settle()
    expect(count).toHaveBeenCalledOnce()
    expect(rendered.engine.site.get().navigation.header.map(({ id }) => id)).toEqual(['rewards'])
  })
})
