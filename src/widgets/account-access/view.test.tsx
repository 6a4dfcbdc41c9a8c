// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import type { AccountAccess } from '../../generated/api.ts'
import { Problem } from '../../engine/index.ts'
import { renderSite } from '../../engine/testing/render-site.tsx'
import { smallConfig, smallMember } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { preventLineBreaks } from '../../ui/controls/prevent-line-breaks.ts'
import { formatCountryName, View } from './view.tsx'

const config = smallConfig()
const loginTime = '2026-03-31T20:00:00Z'
const currentDevice = { id: 'a', loggedInAt: loginTime, country: 'VN', browser: 'chrome', system: 'windows', current: true } as const
const otherDevice = { ...currentDevice, id: 'b', browser: 'safari', system: 'ios', country: 'ZZ', current: false } as const

async function render(session: object, access: Pick<AccountAccess, 'devices' | 'locations'>, hasPassword = true) {
  const devices = vi.fn(async (): Promise<AccountAccess> => ({ hasPassword, ...access }))
  const home = {
    title: 'page_home_title',
    description: 'page_home_description',
    nodes: { access: { widget: 'account-access' as const, props: {} } },
  }
  const rendered = await renderSite({
    config: { pages: { ...config.pages, home }, layouts: { areas: {}, layouts: { full: {} } } },
    widgets: [createWidgetDefinition('account-access', View)],
    token: 'secret',
    ports: {
      session: { devices, history: async () => ({ logins: [] }), ...session },
      member: { info: async () => smallMember(0) },
      wallet: { balance: async () => ({ sumBalance: '1' }) },
    },
  })
  const { $schema: _, ...messages } = en
  await act(async () => rendered.engine.texts.switchTo('base', messages))
  await rendered.settle()
  const press = async (label: string, root: ParentNode = rendered.root) => {
    await act(async () => [...root.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click())
    for (let n = 0; n < 2; n += 1) await rendered.settle()
  }
  /** Submits the reauthentication dialog. */
  const send = async (password?: string) => {
    const input = document.querySelector<HTMLInputElement>('dialog input')
    await act(async () => {
      if (password === undefined) return
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, password)
      input?.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await act(async () => document.querySelector<HTMLFormElement>('dialog form')?.requestSubmit())
    await rendered.settle()
  }
  return { ...rendered, devices, press, send, confirm: (label: string) => press(label, document.querySelector('dialog') ?? document) }
}

describe('login history', () => {
  it('shows method and time of each login in the time zone of the brand, and marks failed logins', async () => {
    const history = async () => ({
      logins: [
        { at: '2026-03-31T20:00:00Z', method: 'password', succeeded: true },
        { at: '2026-03-31T19:00:00Z', method: 'sms', succeeded: false },
      ],
    })
    const { root } = await render({ history }, { devices: [currentDevice], locations: [] })
    const rows = [...root.querySelectorAll('main section:last-of-type li')].map(({ textContent }) => textContent)
    expect(rows).toEqual([`${en.access_method_password}2026-04-01 03:00`, `${en.access_method_sms}2026-04-01 02:00${en.access_refused}`])
  })
})

describe('active sessions', () => {
  it('lists device, location and time in the time zone of the brand, and marks the current session', async () => {
    const { root } = await render({}, { devices: [currentDevice, otherDevice], locations: [] })
    const rows = [...root.querySelectorAll('main li')].map(({ textContent }) => textContent)
    expect(rows[0]).toContain('Chrome on Windows')
    expect(rows[0]).toContain(preventLineBreaks('2026-04-01 03:00'))
    expect(rows[0]).toContain(en.access_current)
    expect(rows[1]).toContain('Safari on iOS')
    expect(rows[1]).toContain(en.access_location_unknown)
    expect(root.textContent).not.toContain(en.access_locations)
  })

  it('ends the session of one device with the correct password, and refetches the list', async () => {
    const endDevice = vi
      .fn<(input: object) => Promise<{ ended: number }>>()
      .mockRejectedValueOnce(
        new Problem('password_wrong', { messageKey: 'error_password_wrong', fields: { password: { key: 'error_password_wrong' } } }),
      )
      .mockResolvedValue({ ended: 1 })
    const { press, send, devices } = await render({ endDevice }, { devices: [currentDevice, otherDevice], locations: [] })
    await press(en.access_end)
    await send('')
    expect(endDevice).not.toHaveBeenCalled()
    await send('wrong')
    expect(document.querySelector('dialog')?.textContent).toContain(en.error_password_wrong)
    await send('right')
    expect(endDevice).toHaveBeenLastCalledWith({ id: 'b', password: 'right' })
    expect(document.querySelector('dialog')).toBeNull()
    expect(devices.mock.calls.length).toBeGreaterThan(1)
  })

  it('ends all other sessions of an account without a password, shows an error, and says if there are no other sessions', async () => {
    const endDevice = vi.fn(() => Promise.reject(new Problem('login_too_old', { messageKey: 'error_login_too_old' })))
    const { press, send } = await render({ endDevice }, { devices: [currentDevice, otherDevice], locations: [] }, false)
    await press(en.access_end_all)
    expect(document.querySelector('dialog input')).toBeNull()
    await send()
    expect(endDevice).toHaveBeenLastCalledWith({})
    expect(document.querySelector('dialog')?.textContent).toContain(en.error_login_too_old)
    expect((await render({}, { devices: [currentDevice], locations: [] })).root.textContent).toContain(en.access_no_other_devices)
  })

  it('lists the known locations, and removes one after confirmation', async () => {
    const forgetLocation = vi.fn(async () => null)
    const location = { id: 'p', lastSeenAt: loginTime, country: 'TH', current: false }
    const { press, confirm, root } = await render(
      { forgetLocation },
      { devices: [currentDevice], locations: [location, { ...location, id: 'q', current: true }] },
    )
    expect(root.textContent).toContain('Thailand')
    await press(en.access_forget)
    await confirm(en.access_forget)
    expect(forgetLocation).toHaveBeenCalledExactlyOnceWith({ id: 'p' })
  })

  it('shows the country in the current language, or none if its code is unknown or malformed', () => {
    expect([
      formatCountryName('VN', 'en-US'),
      formatCountryName('ZZ', 'en-US'),
      formatCountryName('QX', 'en-US'),
      formatCountryName('nonsense', 'en-US'),
    ]).toEqual(['Vietnam', undefined, undefined, undefined])
  })
})
