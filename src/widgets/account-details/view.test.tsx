// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { MemberDetails } from '../../generated/api.ts'
import { Problem } from '../../engine/index.ts'
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallConfig, smallMember } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import '../../features/account/index.ts'
import './authenticator-dialog.tsx'
import './remove-authenticator-dialog.tsx'
import { View } from './view.tsx'

const config = smallConfig()
const details: MemberDetails = {
  account: 'anna1',
  nickname: 'Anna',
  createdAt: '2026-03-31T20:00:00Z',
  paymentPassword: false,
  profile: [{ field: 'email', value: 'a••••@example.com' }],
}

let rendered: RenderedSite
async function render(
  request: () => Promise<MemberDetails>,
  show: 'all' | 'personal' | 'security' = 'all',
  configOverrides: Partial<typeof config> = {},
  portOverrides: object = {},
): Promise<string> {
  const home = {
    title: 'page_home_title',
    description: 'page_home_description',
    nodes: { details: { widget: 'account-details' as const, props: { show } } },
  }
  const overlay = (title: string) => ({ kind: 'modal' as const, title, access: 'member' as const, nodes: {} })
  rendered = await renderSite({
    config: {
      ...configOverrides,
      pages: { ...config.pages, home },
      layouts: { areas: {}, layouts: { full: {} } },
      overlays: { ...config.overlays, overlays: { changePassword: overlay('one_title'), paymentPassword: overlay('two_title') } },
    },
    widgets: [createWidgetDefinition('account-details', View)],
    token: 'secret',
    ports: {
      member: { info: async () => smallMember(0), details: request, ...portOverrides },
      wallet: { balance: async () => ({ sumBalance: '1' }) },
    },
  })
  await rendered.settle()
  return rendered.root.querySelector('main')?.textContent ?? ''
}

afterEach(() => {
  rendered.engine.poller.stop()
  rendered.engine.location.close()
})

describe('account details', () => {
  it('shows the details that the platform returns, with dates in the time zone of the brand', async () => {
    const text = await render(async () => details)
    for (const expected of ['anna1', 'Anna', 'a••••@example.com', '2026-04-01']) expect(text).toContain(expected)
    expect(text).not.toContain('account_terms')
  })

  it('shows the label of a selected option, and any other value unchanged', async () => {
    const option = { label: 'income_option', order: 10 }
    const sourceOfIncome = { label: 'field_sourceOfIncome', input: 'select' as const, options: { pension: option }, order: 80 }
    const registration = { ...config.registration, fields: { sourceOfIncome } }
    const show = (value: string) =>
      render(async () => ({ ...details, profile: [{ field: 'sourceOfIncome', value }] }), 'personal', { registration })
    expect(await show('pension')).toContain('SourceOfIncomeOption')
    expect(await show('Lottery wins')).toContain('SourceOfIncomeLottery wins')
    expect(await show('constructor')).toContain('SourceOfIncomeconstructor')
  })

  it('shows when the terms were accepted, if known', async () => {
    expect(await render(async () => ({ ...details, termsAcceptedAt: '2026-04-02T20:00:00Z' }))).toContain('2026-04-03')
  })

  it('opens the overlay that the brand configures for the payment password', async () => {
    await render(async () => details, 'security')
    const buttons = [...rendered.root.querySelectorAll<HTMLElement>('main button')]
    expect(buttons).toHaveLength(4)
    await act(async () => buttons[1]?.click())
    expect(rendered.engine.overlays.find('paymentPassword')).toBeDefined()
  })

  it('shows a load error, and the details after a retry', async () => {
    const request = vi
      .fn<() => Promise<MemberDetails>>()
      .mockRejectedValueOnce(new Problem('network', { messageKey: 'error_network' }))
      .mockResolvedValue(details)
    expect(await render(request, 'personal')).toContain('Try again')
    await act(async () => rendered.root.querySelector<HTMLElement>('main button')?.click())
    await rendered.settle()
    expect(rendered.root.querySelector('main')?.textContent).toContain('anna1')
  })
})

describe('a contact channel', () => {
  it('shows its masked value, and is changed with a verification code and the password', async () => {
    const contactCode = vi.fn(async (_input: object) => ({ expiredMinutes: 5 }))
    const setContact = vi.fn(async (_input: object) => details)
    await render(async () => ({ ...details, verified: [] }), 'security', {}, { contactCode, setContact })
    expect(rendered.root.querySelector('main')?.textContent).toContain('a••••@example.com')
    await act(async () => [...rendered.root.querySelectorAll<HTMLElement>('main button')].at(-1)?.click())
    for (let n = 0; n < 2; n += 1) await rendered.settle()
    const type = async (name: string, value: string) =>
      act(async () => {
        const input = document.querySelector<HTMLInputElement>(`dialog input[name="${name}"]`)
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
        input?.dispatchEvent(new Event('input', { bubbles: true }))
      })
    const submit = async () => {
      await act(async () => document.querySelector<HTMLFormElement>('dialog form')?.requestSubmit())
      await rendered.settle()
    }
    await submit()
    expect(document.querySelectorAll('dialog [aria-invalid=true]')).toHaveLength(3)
    await type('email', 'ann@example.com')
    await type('verificationCode', '123456')
    await type('password', 'secret')
    await submit()
    expect(setContact).toHaveBeenCalledExactlyOnceWith({ email: 'ann@example.com', code: '123456', password: 'secret' })
  })
})

describe('an authenticator app', () => {
  it('is set up with its code and the password if the brand has turned the feature on', async () => {
    await render(async () => details)
    expect(rendered.root.textContent).not.toContain('Short')
    const confirmAuthenticator = vi.fn(async (_input: object) => null)
    const setup = { secret: 'GEZDGNBVGY3TQOJQ', url: 'otpauth://totp/Tiny%3Aanna1?secret=GEZDGNBVGY3TQOJQ&issuer=Tiny' }
    const settings = { ...config.settings, extraVerification: { ...config.settings.extraVerification, authenticator: true } }
    await render(async () => details, 'all', { settings }, { authenticator: async () => setup, confirmAuthenticator })
    await act(async () => [...rendered.root.querySelectorAll<HTMLElement>('button')].at(-1)?.click())
    for (let n = 0; n < 2; n += 1) await rendered.settle()
    expect(document.querySelector('dialog code')?.textContent).toBe('GEZD GNBV GY3T QOJQ')
    const send = async () => {
      await act(async () => document.querySelector<HTMLFormElement>('dialog form')?.requestSubmit())
      await rendered.settle()
    }
    await send()
    expect(document.querySelectorAll('dialog [aria-invalid=true]')).toHaveLength(2)
    for (const [name, value] of [
      ['code', '123456'],
      ['password', 'secret'],
    ] as const)
      await act(async () => {
        const input = document.querySelector<HTMLInputElement>(`dialog input[name="${name}"]`)
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
        input?.dispatchEvent(new Event('input', { bubbles: true }))
      })
    await send()
    expect(confirmAuthenticator).toHaveBeenCalledExactlyOnceWith({ code: '123456', password: 'secret' })
  })

  it('is removed with the password even if the brand has turned the feature off', async () => {
    const removeAuthenticator = vi
      .fn<(body: object) => Promise<null>>()
      .mockRejectedValueOnce(
        new Problem('password_wrong', { messageKey: 'error_password_wrong', fields: { password: { key: 'error_password_wrong' } } }),
      )
      .mockResolvedValue(null)
    await render(async () => ({ ...details, authenticator: true }), 'all', {}, { removeAuthenticator })
    await act(async () => [...rendered.root.querySelectorAll<HTMLElement>('main button')].at(-1)?.click())
    for (let n = 0; n < 2; n += 1) await rendered.settle()
    const input = () => document.querySelector<HTMLInputElement>('dialog input[name="password"]')
    const send = async (password: string) => {
      await act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), password)
        input()?.dispatchEvent(new Event('input', { bubbles: true }))
      })
      await act(async () => document.querySelector<HTMLFormElement>('dialog form')?.requestSubmit())
      await rendered.settle()
    }
    await send('')
    expect(removeAuthenticator).not.toHaveBeenCalled()
    expect(input()?.getAttribute('aria-invalid')).toBe('true')
    await send('wrong')
    expect(input()?.getAttribute('aria-invalid')).toBe('true')
    await send('right')
    expect(removeAuthenticator).toHaveBeenLastCalledWith({ password: 'right' })
    expect(input()).toBeNull()
  })

  it('is set up and removed without a password field if the account has no password', async () => {
    const [confirmAuthenticator, removeAuthenticator] = [vi.fn(async (_input: object) => null), vi.fn(async (_input: object) => null)]
    const settings = { ...config.settings, extraVerification: { ...config.settings.extraVerification, authenticator: true } }
    const portOverrides = {
      authenticator: async () => ({ secret: 'GEZDGNBVGY3TQOJQ', url: 'otpauth://totp/Tiny%3Aanna1' }),
      confirmAuthenticator,
      removeAuthenticator,
    }
    await render(async () => ({ ...details, authenticator: true, hasPassword: false }), 'security', { settings }, portOverrides)
    expect(rendered.root.querySelector('main dd')?.textContent).toMatch(/^Secret unset/)
    for (const buttonIndex of [-2, -1]) {
      await act(async () => [...rendered.root.querySelectorAll<HTMLElement>('main button')].at(buttonIndex)?.click())
      for (let n = 0; n < 2; n += 1) await rendered.settle()
      expect(document.querySelector('dialog input[type="password"]')).toBeNull()
      await act(async () => {
        const input = document.querySelector<HTMLInputElement>('dialog input[name="code"]')
        if (input) Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '123456')
        input?.dispatchEvent(new Event('input', { bubbles: true }))
      })
      await act(async () => document.querySelector<HTMLFormElement>('dialog form')?.requestSubmit())
      await rendered.settle()
      await act(async () => rendered.engine.overlays.closeTop())
      await rendered.settle()
    }
    expect(confirmAuthenticator).toHaveBeenCalledExactlyOnceWith({ code: '123456' })
    expect(removeAuthenticator).toHaveBeenCalledExactlyOnceWith({})
  })
})
