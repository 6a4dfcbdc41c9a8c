// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SendAnalyticsEvent } from '../engine/contract/analytics.ts'

const testWindow = globalThis as Record<string, unknown> & { dataLayer?: ArrayLike<unknown>[] }
const analyticsTarget = { gtagId: 'G-TEST123456' }
const listCommands = () => (testWindow.dataLayer ?? []).map((command) => Array.from(command))
const pageViewEvent = { type: 'page', route: 'help', language: 'EN', theme: 'dark' } as const

let sendAnalyticsEvent: SendAnalyticsEvent
let scripts: string[]
let script: Node | undefined
beforeEach(async () => {
  scripts = []
  delete testWindow.dataLayer
  vi.resetModules()
  ;({ sendAnalyticsEvent } = await import('./gtag.ts'))
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    script = node as HTMLScriptElement
    scripts.push((node as HTMLScriptElement).src)
  })
})

describe('the Google tag', () => {
  it('is requested once, with the first event, and only from its own address (R-ANALYTICS-01)', () => {
    expect(scripts).toEqual([])
    sendAnalyticsEvent(pageViewEvent, analyticsTarget)
    sendAnalyticsEvent({ type: 'overlay', overlay: 'login' }, analyticsTarget)
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST123456'])
  })

  it('is configured without advertising and automatic page views, with cookies of this host only, and with routes as page addresses', () => {
    sendAnalyticsEvent(pageViewEvent, analyticsTarget)
    const commands = listCommands()
    expect(commands[0]).toMatchObject([
      'consent',
      'default',
      { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
    ])
    expect(commands.find(([commandName]) => commandName === 'config')?.[2]).toMatchObject({
      send_page_view: false,
      cookie_domain: 'none',
      allow_google_signals: false,
    })
    expect(commands.at(-1)).toMatchObject(['event', 'page_view', { page_location: `${window.location.origin}/help`, page_title: 'help' }])
  })

  it('is stopped when consent is declined: it sends nothing, and only its own cookies are deleted; later consent resumes it', async () => {
    sendAnalyticsEvent(pageViewEvent, analyticsTarget)
    for (const name of ['_ga', '_ga_TEST123456', 'visits', 'other_ga']) document.cookie = `${name}=1; path=/`
    const commandCount = listCommands().length
    sendAnalyticsEvent({ type: 'stop' }, analyticsTarget)
    expect([testWindow['ga-disable-G-TEST123456'], listCommands().length]).toEqual([true, commandCount])
    await vi.waitFor(() => expect(document.cookie).toBe('visits=1; other_ga=1'))
    sendAnalyticsEvent(pageViewEvent, analyticsTarget)
    expect(testWindow['ga-disable-G-TEST123456']).toBe(false)
    expect(scripts).toHaveLength(1)
  })

  it('keeps no cookies if its script loads after consent was declined', async () => {
    sendAnalyticsEvent(pageViewEvent, analyticsTarget)
    sendAnalyticsEvent({ type: 'stop' }, analyticsTarget)
    document.cookie = '_ga_LATE=1; path=/'
    script?.dispatchEvent(new Event('load'))
    await vi.waitFor(() => expect(document.cookie).not.toContain('_ga_LATE'))
    sendAnalyticsEvent(pageViewEvent, analyticsTarget)
    document.cookie = '_ga_LATE=2; path=/'
    script?.dispatchEvent(new Event('load'))
    expect(document.cookie).toContain('_ga_LATE=2')
  })
})
