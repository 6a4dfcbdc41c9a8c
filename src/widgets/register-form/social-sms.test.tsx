// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import ty from '../../../merchants/base/messages/TY.json' with { type: 'json' }
import base from '../../../merchants/base/registration.json' with { type: 'json' }
import type { LoginResult } from '../../generated/api.ts'
import type { Registration } from '../../generated/config.ts'
import { Problem } from '../../engine/index.ts'
import { renderSite, type RenderOptions, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallConfig, smallMember, smallPermission } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import '../../engine/resolve/register-form.ts'
import '../../features/verification/slider-dialog.tsx'
import { View } from './view.tsx'

const config = smallConfig()
/** Message key of each provider error, and the field or dialog that shows it, as the base brand configures them. */
const { errors } = base.socialSms as Registration['socialSms']
const loginResult: LoginResult = { token: 'secret', firstTimeLogin: true, passwordExpired: false, user: smallMember(0) }
type Verification = NonNullable<NonNullable<RenderOptions['ports']>['verification']>

async function render({ withSlider = false, ...verification }: Verification & { withSlider?: boolean } = {}) {
  const registerMobile = vi.fn(async () => loginResult)
  const node = { widget: 'register-form' as const, props: {} }
  const rendered = await renderSite({
    config: {
      registration: { ...config.registration, socialSms: { ...config.registration.socialSms, errors, enabled: true } },
      settings: { ...config.settings, sliderCheck: { ...config.settings.sliderCheck, smsRegister: withSlider } },
      pages: { ...config.pages, home: { title: 'page_home_title', description: 'page_home_description', nodes: { form: node } } },
      layouts: { areas: {}, layouts: { full: {} } },
    },
    widgets: [createWidgetDefinition('register-form', View)],
    ports: {
      system: { status: async () => smallPermission({ flags: ['MOBILENUMREG3', 'REGMOBVERF3'] }) },
      verification,
      member: { registerMobile, info: async () => smallMember(0) },
      session: { firstLogin: async () => null, captcha: async () => 'AAAA' },
      wallet: { balance: async () => ({ sumBalance: '10.00' }) },
    },
  })
  const { $schema: _, ...messages } = en
  await act(async () => rendered.engine.texts.switchTo('base', messages))
  await vi.waitFor(
    async () => {
      await rendered.settle()
      expect(rendered.root.querySelector('form')).not.toBeNull()
    },
    { timeout: 60_000 },
  )
  return { ...rendered, registerMobile }
}

const findInput = (root: ParentNode, name: string) => root.querySelector<HTMLInputElement>(`[id$="_${name}"]`) as HTMLInputElement
const findError = (root: ParentNode, name: string) => root.querySelector(`[id$="_${name}-error"]`)?.textContent
async function enterText(root: ParentNode, name: string, text: string): Promise<void> {
  const element = findInput(root, name)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const findSendButton = (root: ParentNode) =>
  [...root.querySelectorAll('button')].find(({ textContent }) => /Send code|[Aa]gain in/.test(textContent)) as HTMLButtonElement
async function requestCode({ root, settle }: RenderedSite, number = '912345678'): Promise<void> {
  await enterText(root, 'mobileNum', number)
  await act(async () => findSendButton(root).click())
  await settle()
}
async function submitForm({ root, settle }: RenderedSite): Promise<void> {
  await act(async () => root.querySelector('form')?.requestSubmit())
  await settle()
}
async function fillInAndSubmit(rendered: RenderedSite, code = '123456'): Promise<void> {
  await enterText(rendered.root, 'mobileNum', '912345678')
  await enterText(rendered.root, 'verificationCode', code)
  if (!findInput(rendered.root, 'ageConsent').checked) await act(async () => findInput(rendered.root, 'ageConsent').click())
  await submitForm(rendered)
}
const getDialogText = () => [...document.querySelectorAll('dialog')].map(({ textContent }) => textContent).join(' ')
const rejectWith = (code: ConstructorParameters<typeof Problem>[0], retryAfterSeconds?: number) => () =>
  Promise.reject(new Problem(code, { messageKey: 'error_unknown', ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) }))
const sendCode = async () => ({ expiredMinutes: 5 })

beforeEach(() => vi.restoreAllMocks())

describe('registration with a phone check by the configured provider', () => {
  it('counts down one minute, verifies the code once, and sends the token with the registration', async () => {
    const smsConfirm = vi.fn(async () => ({ token: 'proof' }))
    const rendered = await render({ smsRegister: sendCode, smsConfirm })
    await requestCode(rendered)
    await vi.waitFor(async () => {
      await rendered.settle()
      expect(findSendButton(rendered.root).textContent).toMatch(/1:00|0:5\d/)
    })
    expect(rendered.root.textContent).toContain(en.code_sent)
    rendered.registerMobile.mockRejectedValueOnce(new Problem('unavailable', { messageKey: 'error_unavailable' }))
    await fillInAndSubmit(rendered)
    await submitForm(rendered)
    expect(smsConfirm).toHaveBeenCalledExactlyOnceWith({ countryDialingCode: '84', mobileNo: '912345678', code: '123456' })
    expect(rendered.registerMobile).toHaveBeenCalledTimes(2)
    expect(rendered.registerMobile).toHaveBeenLastCalledWith(
      expect.objectContaining({ mobileNum: '912345678', firebaseChannel: 'platform', token: 'proof' }),
    )
    expect(window.sessionStorage.getItem('token')).toBe('secret')
  })

  it('shows at the number field that the number is invalid (R-ERRORS-26) or missing (R-ERRORS-27)', async () => {
    const smsRegister = vi.fn(rejectWith('fields_invalid'))
    const rendered = await render({ smsRegister })
    await requestCode(rendered, '912345670')
    expect(smsRegister).toHaveBeenCalledTimes(1)
    expect(findError(rendered.root, 'mobileNum')).toBe(en.phone_check_number_invalid)
    expect(document.activeElement).toBe(findInput(rendered.root, 'mobileNum'))
    const emptyForm = await render()
    await act(async () => findSendButton(emptyForm.root).click())
    expect(findError(emptyForm.root, 'mobileNum')).toBe(en.phone_check_number_missing)
  })

  it('reports too many code requests, and disables the button for the time set by the platform, even if the form is reopened (R-ERRORS-28, R-CONSTANTS-05)', async () => {
    const rendered = await render({ smsRegister: rejectWith('too_many_requests', 300) })
    await requestCode(rendered)
    expect(getDialogText()).toContain('5 minutes.')
    expect(rendered.root.textContent).not.toContain(en.code_sent)
    expect(findSendButton(rendered.root).disabled).toBe(true)
    expect(findSendButton(rendered.root).textContent).toMatch(/5:00|4:59/)
    const navigateTo = async (path: string) => {
      await act(async () => rendered.engine.location.push(path))
      await rendered.settle()
    }
    await navigateTo('/nowhere')
    expect(rendered.root.querySelector('form')).toBeNull()
    await navigateTo('/index')
    expect(findSendButton(rendered.root).disabled).toBe(true)
    expect(findSendButton(rendered.root).textContent).toMatch(/5:00|4:5\d/)
  })

  it.each([
    ['R-ERRORS-29', 'internal', en.phone_check_unknown],
    ['R-ERRORS-31', 'slider_wrong', en.phone_check_captcha],
    ['R-ERRORS-32', 'code_quota', en.phone_check_quota],
    ['R-ERRORS-33', 'method_disabled', en.phone_check_disabled],
  ] as const)('shows errors of the provider in a dialog (%s)', async (_id, code, expected) => {
    const rendered = await render({ smsRegister: rejectWith(code) })
    await requestCode(rendered)
    expect(getDialogText()).toContain(expected)
    expect(findSendButton(rendered.root).disabled).toBe(false)
  })

  it('shows at the code field that the code is wrong or missing (R-ERRORS-30) or has expired (R-ERRORS-34), and registers no account', async () => {
    const smsConfirm = vi.fn(rejectWith('code_wrong'))
    const rendered = await render({ smsConfirm })
    await fillInAndSubmit(rendered, '000000')
    expect(findError(rendered.root, 'verificationCode')).toBe(en.phone_check_code_wrong)
    smsConfirm.mockImplementation(rejectWith('code_expired'))
    await fillInAndSubmit(rendered, '000001')
    expect(findError(rendered.root, 'verificationCode')).toBe(en.phone_check_code_expired)
    expect(rendered.registerMobile).not.toHaveBeenCalled()
  })

  it('shows at the code field that the slider was closed (R-ERRORS-35)', async () => {
    const slider = () => Promise.reject(new Problem('network', { messageKey: 'error_network' }))
    const rendered = await render({ withSlider: true, smsRegister: sendCode, slider })
    await requestCode(rendered)
    await act(async () => document.querySelector<HTMLButtonElement>('dialog button[aria-label]')?.click())
    await rendered.settle()
    expect(findError(rendered.root, 'verificationCode')).toBe(en.phone_check_closed)
  })

  it('has English and Vietnamese texts for each error code, and shows each at a field or in a dialog', () => {
    for (const { text, at } of Object.values(base.socialSms.errors)) {
      for (const texts of [en, ty]) expect((texts as Readonly<Record<string, string>>)[text], text).toBeTruthy()
      expect(['number', 'code', 'dialog']).toContain(at)
    }
  })
})
