// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Measure } from '../engine/contract/measure.ts'

const page = globalThis as Record<string, unknown> & { dataLayer?: ArrayLike<unknown>[] }
const to = { gtagId: 'G-TEST123456' }
const listCommands = () => (page.dataLayer ?? []).map((one) => Array.from(one))
const opened = { type: 'page', route: 'help', language: 'EN', theme: 'dark' } as const

let measure: Measure
let scripts: string[]
let script: Node | undefined
beforeEach(async () => {
  scripts = []
  delete page.dataLayer
  vi.resetModules()
  ;({ measure } = await import('./gtag.ts'))
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    script = node as HTMLScriptElement
    scripts.push((node as HTMLScriptElement).src)
  })
})

describe('the Google tag', () => {
  it('is requested once, with the first event, from no other address (R-ANALYTICS-01)', () => {
    expect(scripts).toEqual([])
    measure(opened, to)
    measure({ type: 'overlay', overlay: 'login' }, to)
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST123456'])
  })

  it('is configured without advertising, without automatic page views, with cookies of this host only, and with addresses that are routes', () => {
    measure(opened, to)
    const commands = listCommands()
    expect(commands[0]).toMatchObject([
      'consent',
      'default',
      { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
    ])
    expect(commands.find(([word]) => word === 'config')?.[2]).toMatchObject({
      send_page_view: false,
      cookie_domain: 'none',
      allow_google_signals: false,
    })
    expect(commands.at(-1)).toMatchObject(['event', 'page_view', { page_location: `${window.location.origin}/help`, page_title: 'help' }])
  })

  it('is stopped when consent is declined: it sends nothing, and only its own cookies are deleted; later consent resumes it', async () => {
    measure(opened, to)
    for (const name of ['_ga', '_ga_TEST123456', 'visits', 'other_ga']) document.cookie = `${name}=1; path=/`
    const before = listCommands().length
    measure({ type: 'stop' }, to)
    expect([page['ga-disable-G-TEST123456'], listCommands().length]).toEqual([true, before])
    await vi.waitFor(() => expect(document.cookie).toBe('visits=1; other_ga=1'))
    measure(opened, to)
    expect(page['ga-disable-G-TEST123456']).toBe(false)
    expect(scripts).toHaveLength(1)
  })

  it('keeps nothing if its script loads after consent was declined', async () => {
    measure(opened, to)
    measure({ type: 'stop' }, to)
    document.cookie = '_ga_LATE=1; path=/'
    script?.dispatchEvent(new Event('load'))
    await vi.waitFor(() => expect(document.cookie).not.toContain('_ga_LATE'))
    measure(opened, to)
    document.cookie = '_ga_LATE=2; path=/'
    script?.dispatchEvent(new Event('load'))
    expect(document.cookie).toContain('_ga_LATE=2')
  })
})
