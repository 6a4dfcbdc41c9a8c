// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Problem } from '../../engine/index.ts'
import { renderSite } from '../../engine/testing/render-site.tsx'
import { smallConfig, smallMember } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { View } from './view.tsx'

const config = smallConfig()
const user = smallMember(0)
const login = { token: 'secret', firstTimeLogin: false, passwordExpired: false, user }

interface RenderOptions {
  readonly social?: Partial<(typeof config)['registration']['social']>
  readonly methods?: object
  readonly session?: object
}

async function render({ social = {}, methods = {}, session = {} }: RenderOptions) {
  const home = {
    title: 'page_home_title',
    description: 'page_home_description',
    nodes: { form: { widget: 'login-form' as const, props: {} } },
  }
  const listMethods = vi.fn(async () => ({ google: false, facebook: false, oneClick: false, ...methods }))
  const rendered = await renderSite({
    config: {
      registration: { ...config.registration, social: { ...config.registration.social, ...social } },
      pages: { ...config.pages, home },
      layouts: { areas: {}, layouts: { full: {} } },
    },
    widgets: [createWidgetDefinition('login-form', View)],
    path: '/index?from=here#login',
    ports: {
      session: { ways: listMethods, ...session },
      member: { info: async () => user },
      wallet: { balance: async () => ({ sumBalance: '1' }) },
    },
  })
  await rendered.settle()
  await rendered.settle()
  const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  const press = async (name: string) => {
    await act(async () => button(name)?.click())
    await rendered.settle()
  }
  return { ...rendered, listMethods, button, press }
}
const [google, facebook, oneClick] = ['By google', 'By facebook', 'One click']

describe('alternative logins of the login form', () => {
  it.each([
    ['google', google, 'R-AUTH-LOGIN-09'],
    ['facebook', facebook, 'R-AUTH-LOGIN-05, R-AUTH-LOGIN-10'],
    ['oneClick', oneClick, 'R-AUTH-LOGIN-08'],
  ] as const)('include %s if the brand offers it and the platform has enabled it, labelled "%s" (%s)', async (method, name, _id) => {
    expect((await render({ social: { [method]: true }, methods: { [method]: true } })).button(name)).toBeDefined()
    expect((await render({ social: { [method]: true }, methods: {} })).button(name)).toBeUndefined()
    const siteWithoutOffer = await render({ social: {}, methods: { [method]: true } })
    expect(siteWithoutOffer.button(name)).toBeUndefined()
    expect(siteWithoutOffer.listMethods).not.toHaveBeenCalled()
  })

  it('redirect to the provider with this page as the return URL, show the platform’s error, and ignore an invalid provider URL', async () => {
    const socialStart = vi.fn(async (_input: object) => ({ url: 'https://other.test/auth?state=x' }))
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined)
    const { press } = await render({ social: { google: true }, methods: { google: true }, session: { socialStart } })
    await press(google)
    expect(socialStart).toHaveBeenCalledExactlyOnceWith({ provider: 'google', remember: false, back: '/index?from=here#login' })
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://other.test/auth?state=x')
    assign.mockClear()

    const failingStart = vi.fn(async () => Promise.reject(new Problem('social_failed', { messageKey: 'error_social_failed' })))
    const failingSite = await render({ social: { google: true }, methods: { google: true }, session: { socialStart: failingStart } })
    await failingSite.press(google)
    expect(document.querySelector('[role=alert]')?.textContent).toBe('Social failed')
    expect(failingSite.button(google)?.getAttribute('aria-busy')).toBeNull()

    const siteWithInvalidUrl = await render({
      social: { google: true },
      methods: { google: true },
      session: { socialStart: async () => ({ url: 'javascript:1' }) },
    })
    await siteWithInvalidUrl.press(google)
    expect(assign).not.toHaveBeenCalled()
    assign.mockRestore()
  })

  it('can redirect again after the browser has restored the page with the Back button', async () => {
    const socialStart = vi.fn(async (_input: object) => ({ url: 'https://other.test/auth?state=x' }))
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined)
    const { press } = await render({ social: { google: true }, methods: { google: true }, session: { socialStart } })
    await press(google)
    await press(google)
    expect(socialStart).toHaveBeenCalledTimes(1)
    await act(async () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    await press(google)
    expect(socialStart).toHaveBeenCalledTimes(2)
    assign.mockRestore()
  })

  it('create an account in one click after age confirmation, show its password, and log in when the player continues', async () => {
    const createAccount = vi.fn(async () => ({ login, password: 'Made-4-you' }))
    const { engine, press } = await render({
      social: { oneClick: true },
      methods: { oneClick: true },
      session: { oneClick: createAccount },
    })
    await press(oneClick)
    await press('Click submit')
    expect(createAccount).not.toHaveBeenCalled()
    expect(document.querySelector('dialog [aria-invalid=true]')).not.toBeNull()
    await act(async () => document.querySelector<HTMLInputElement>('dialog input[type=checkbox]')?.click())
    await press('Click submit')
    expect(createAccount).toHaveBeenCalledExactlyOnceWith({ ageConsent: true })
    expect([...document.querySelectorAll('dialog dd')].map(({ textContent }) => textContent)).toEqual([user.account, 'Made-4-you'])
    expect(engine.site.get().visitor.kind).toBe('visitor')
    await press('Click play')
    expect(engine.site.get().visitor.kind).toBe('player')
  })
})
