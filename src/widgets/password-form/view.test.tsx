// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LoginResult, RegisterRule } from '../../generated/api.ts'
import { type EndpointName, endpoints } from '../../generated/endpoints.ts'
import { Problem } from '../../engine/index.ts'
import { renderSite, type RenderOptions, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallConfig, smallMember, smallPermission } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import type { Flag } from '../../engine/contract/facts.ts'
import type { Overlay } from '../../generated/config.ts'
import '../../engine/render/overlays/overlay-stack.tsx'
import '../../engine/rules/registration/account-form.ts'
import { View } from './view.tsx'
import { type Login, signIn as logIn } from '../../features/session/sign-in.ts'

const endpointNames = Object.keys(endpoints) as readonly EndpointName[]
const config = smallConfig()
const rules: readonly RegisterRule[] = [
  { field: 'username', enabled: true, required: true, patternId: 'letter-first', minLength: 4, maxLength: 16 },
  { field: 'password', enabled: true, required: true, patternId: 'letters-digits-combined', minLength: 6, maxLength: 20 },
]
const createOverlay = (form: 'change' | 'payment' | 'forgot', access: Overlay['access']): Overlay => ({
  kind: 'modal',
  title: 'form_title',
  access,
  nodes: { form: { widget: 'password-form', props: { form } } },
})
const overlays = {
  ...config.overlays.overlays,
  changePassword: createOverlay('change', 'signedIn'),
  paymentPassword: createOverlay('payment', 'member'),
  forgotPassword: createOverlay('forgot', 'visitor'),
}
const memberDetails = { account: 'ann', nickname: 'Ann', createdAt: '2026-01-01T00:00:00Z', paymentPassword: false, profile: [] }
const createLoginResult = (overrides: Partial<LoginResult> = {}): LoginResult => ({
  token: 'secret',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordDefault: false,
  user: smallMember(0),
  ...overrides,
})

let rendered: RenderedSite
async function render(
  ports: RenderOptions['ports'] = {},
  { flags = [], token, unsupported = [] }: { flags?: readonly Flag[]; token?: string; unsupported?: readonly EndpointName[] } = {},
): Promise<RenderedSite> {
  const permission = smallPermission({ flags, rules })
  const supportedEndpoints = endpointNames.filter((name) => !unsupported.includes(name))
  rendered = await renderSite({
    config: { overlays: { ...config.overlays, overlays } },
    widgets: [createWidgetDefinition('password-form', View)],
    ...(token !== undefined && { token }),
    ports: {
      ...ports,
      system: { status: async () => ({ ...permission, info: { ...permission.info, endpoints: supportedEndpoints } }) },
      member: { info: async () => smallMember(0), details: async () => memberDetails, ...ports.member },
      wallet: { balance: async () => ({ sumBalance: '1' }) },
    },
  })
  return rendered
}
async function openOverlay(id: string): Promise<void> {
  await act(async () => rendered.engine.openOverlay(id))
  for (let n = 0; n < 3; n += 1) await rendered.settle()
}
const findDialog = (): HTMLElement | null => document.querySelector('dialog')
const listInputNames = (): readonly (string | null)[] =>
  [...(findDialog()?.querySelectorAll('input') ?? [])].map((input) => input.getAttribute('name'))
const findField = (name: string) => findDialog()?.querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement
async function typeValues(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(findField(name), value)
      findField(name).dispatchEvent(new Event('input', { bubbles: true }))
    })
}
async function submitForm(): Promise<void> {
  await act(async () => findDialog()?.querySelector('form')?.requestSubmit())
  for (let n = 0; n < 3; n += 1) await rendered.settle()
}
const listInvalidFields = (): readonly (string | null)[] =>
  [...(findDialog()?.querySelectorAll('[aria-invalid]') ?? [])].map((input) => input.getAttribute('name'))
async function signIn(loginResult: LoginResult, login?: Login): Promise<void> {
  await act(() => logIn(rendered.engine, loginResult, login))
  for (let n = 0; n < 3; n += 1) await rendered.settle()
}
const passwordLogin = { method: 'username', password: 'Welcome123' } as const

afterEach(() => {
  rendered.engine.poller.stop()
  rendered.engine.location.close()
})

describe('the required password change', () => {
  it('opens after a login with a default password (R-AUTH-PASSWORD-01, R-OVERLAY-04)', async () => {
    await render()
    await signIn(createLoginResult({ passwordDefault: true }), passwordLogin)
    expect(rendered.engine.overlays.get().map(({ content }) => content)).toMatchObject([{ id: 'changePassword' }])
    expect(findDialog()?.textContent).toContain('Forced text')
  })

  it('opens after a login with an expired password if the flag is on (R-AUTH-PASSWORD-02, R-FLAGS-08)', async () => {
    await render({}, { flags: ['PWDEXPFORCECHANGE3'] })
    await signIn(createLoginResult({ passwordExpired: true }), passwordLogin)
    expect(rendered.engine.overlays.find('changePassword')).toBeDefined()
    await render()
    await signIn(createLoginResult({ passwordExpired: true }), passwordLogin)
    expect(rendered.engine.overlays.get()).toEqual([])
  })

  it('does not open after a login by text message or a social login (R-AUTH-PASSWORD-03, R-AUTH-PASSWORD-04)', async () => {
    for (const method of ['sms', 'social'] as const) {
      await render({}, { flags: ['PWDEXPFORCECHANGE3'] })
      await signIn(createLoginResult({ passwordDefault: true, passwordExpired: true }), { method })
      expect(rendered.engine.overlays.get()).toEqual([])
    }
  })

  it('does not ask again for the old password, and after success reloads the member, closes and opens the home page (R-AUTH-PASSWORD-05, R-AUTH-PASSWORD-06, R-AUTH-PASSWORD-07, R-VALIDATION-17)', async () => {
    const changePassword = vi.fn(async () => null)
    const info = vi.fn(async () => smallMember(0))
    await render({ member: { changePassword, info } })
    await act(async () => rendered.engine.location.push('/sports'))
    await signIn(createLoginResult({ passwordDefault: true }), passwordLogin)
    expect(listInputNames()).toEqual(['newPassword', 'confirmNewPassword'])
    expect(info).not.toHaveBeenCalled()
    await typeValues({ newPassword: 'brandnew1', confirmNewPassword: 'brandnew1' })
    await submitForm()
    expect(changePassword).toHaveBeenCalledExactlyOnceWith(
      { oldPassword: 'Welcome123', newPassword: 'brandnew1', confirmNewPassword: 'brandnew1' },
      { headers: { authorization: 'Bearer secret' } },
    )
    expect(info).toHaveBeenCalled()
    expect(findDialog()).toBeNull()
    expect(rendered.engine.location.get().pathname).toBe('/index')
    expect(rendered.engine.site.get().visitor.kind).toBe('player')
  })

  it('blocks the login, and logs out if it is closed (R-ERRORS-07)', async () => {
    const logout = vi.fn(async () => null)
    await render({ session: { logout } })
    await signIn(createLoginResult({ passwordDefault: true }), passwordLogin)
    await act(async () => findDialog()?.querySelector<HTMLElement>('button[aria-label="Close"]')?.click())
    for (let n = 0; n < 3; n += 1) await rendered.settle()
    expect(logout).toHaveBeenCalledExactlyOnceWith(undefined, { headers: { authorization: 'Bearer secret' } })
    expect(rendered.engine.site.get().visitor.kind).toBe('visitor')
    expect(window.sessionStorage.getItem('token')).toBeNull()
  })

  it('keeps the visitor logged out and stores no token until the password is changed', async () => {
    await render()
    await signIn(createLoginResult({ passwordDefault: true }), passwordLogin)
    expect(window.sessionStorage.getItem('token')).toBeNull()
    expect(rendered.engine.site.get().visitor.kind).toBe('visitor')
  })
})

describe('changing a password', () => {
  it('marks missing and invalid fields (R-VALIDATION-13, R-VALIDATION-14, R-VALIDATION-15, R-VALIDATION-16, R-VALIDATION-17)', async () => {
    await render({}, { token: 'secret' })
    await openOverlay('changePassword')
    await submitForm()
    expect(listInvalidFields()).toEqual(['oldPassword', 'newPassword', 'confirmNewPassword'])
    expect(document.activeElement).toBe(findField('oldPassword'))
    await typeValues({ oldPassword: 'x', newPassword: 'short', confirmNewPassword: 'other1' })
    await submitForm()
    expect(listInvalidFields()).toEqual(['newPassword', 'confirmNewPassword'])
  })

  it('shows the platform’s error at a field until the field is changed, and closes with a confirmation after success', async () => {
    const passwordProblem = new Problem('password_wrong', {
      messageKey: 'error_password_wrong',
      fields: { oldPassword: { key: 'error_password_wrong' } },
    })
    const changePassword = vi.fn<() => Promise<null>>().mockRejectedValueOnce(passwordProblem).mockResolvedValue(null)
    await render({ member: { changePassword } }, { token: 'secret' })
    await openOverlay('changePassword')
    await typeValues({ oldPassword: 'wrong', newPassword: 'brandnew1', confirmNewPassword: 'brandnew1' })
    await submitForm()
    expect(listInvalidFields()).toEqual(['oldPassword'])
    await typeValues({ oldPassword: 'right' })
    expect(listInvalidFields()).toEqual([])
    await submitForm()
    expect(rendered.engine.overlays.find('changePassword')).toBeUndefined()
    expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('Changed')
  })

  it('asks only for the new password if the account has no password', async () => {
    const changePassword = vi.fn(async () => null)
    await render({ member: { changePassword, details: async () => ({ ...memberDetails, hasPassword: false }) } }, { token: 'secret' })
    await openOverlay('changePassword')
    expect(listInputNames()).toEqual(['newPassword', 'confirmNewPassword'])
    await typeValues({ newPassword: 'brandnew1', confirmNewPassword: 'brandnew1' })
    await submitForm()
    expect(changePassword).toHaveBeenCalledExactlyOnceWith(
      { oldPassword: '', newPassword: 'brandnew1', confirmNewPassword: 'brandnew1' },
      undefined,
    )
  })
})

describe('the password reset', () => {
  it('is requested with username and email address, and shows a confirmation (R-OVERLAY-03, R-AUTH-PASSWORD-08, R-AUTH-PASSWORD-09, R-VALIDATION-18, R-VALIDATION-19, R-VALIDATION-20, R-VALIDATION-21)', async () => {
    const forgotByEmail = vi.fn(async () => ({ expiredMinutes: 30 }))
    await render({ member: { forgotByEmail } })
    await openOverlay('forgotPassword')
    await submitForm()
    expect(listInvalidFields()).toEqual(['username', 'email'])
    await typeValues({ username: '1x', email: 'no address' })
    await submitForm()
    expect(listInvalidFields()).toEqual(['username', 'email'])
    await typeValues({ username: ' anna1 ', email: ' anna@example.com ' })
    await submitForm()
    expect(forgotByEmail).toHaveBeenCalledExactlyOnceWith({ username: 'anna1', email: 'anna@example.com' })
    expect(findDialog()?.querySelector('[role=status]')?.textContent).toBe('Mail sent')
  })

  it('is offered by phone only if the flag is on (R-FLAGS-02)', async () => {
    await render()
    await openOverlay('forgotPassword')
    expect(findDialog()?.querySelector('[role=tablist]')).toBeNull()
    await render({}, { flags: ['CHNGPASSVERIF3'] })
    await openOverlay('forgotPassword')
    expect(findDialog()?.querySelectorAll('[role=tab]')).toHaveLength(2)
  })

  it('shows a link to customer service instead of a form if the platform supports neither email nor phone', async () => {
    await render({}, { unsupported: ['member.forgotByEmail'] })
    await openOverlay('forgotPassword')
    expect(listInputNames()).toEqual([])
    expect(findDialog()?.textContent).toContain('By support')
    const buttons = [...(findDialog()?.querySelectorAll('button') ?? [])]
    expect(buttons.map(({ textContent }) => textContent)).toContain('Support')
  })

  const openPhoneReset = async (ports: RenderOptions['ports'] = {}): Promise<void> => {
    await render(ports, { flags: ['CHNGPASSVERIF3'] })
    await openOverlay('forgotPassword')
    await act(async () => findDialog()?.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click())
    await rendered.settle()
  }
  const listFormButtons = () => findDialog()?.querySelectorAll<HTMLButtonElement>('form button[type=button]')
  const findCodeButton = (): HTMLButtonElement =>
    [...(listFormButtons() ?? [])].find((button) => /Send|Again/.test(button.textContent)) as HTMLButtonElement

  it('accepts a mobile number, a code and a new password, logs in and opens the home page (R-API-42, R-AUTH-PASSWORD-10, R-AUTH-PASSWORD-11, R-AUTH-PASSWORD-12, R-VALIDATION-22, R-VALIDATION-23, R-VALIDATION-24, R-VALIDATION-25, R-VALIDATION-26)', async () => {
    const passwordByPhone = vi.fn(async () => createLoginResult({ passwordExpired: true }))
    await openPhoneReset({ member: { passwordByPhone } })
    await act(async () => rendered.engine.location.push('/sports'))
    await submitForm()
    expect(listInvalidFields()).toEqual(['mobileNum', 'verificationCode', 'newPassword'])
    await typeValues({ mobileNum: '12', verificationCode: '123456', newPassword: 'short' })
    await submitForm()
    expect(listInvalidFields()).toEqual(['mobileNum', 'newPassword'])
    await typeValues({ mobileNum: '912 345 678', newPassword: 'brandnew1' })
    await submitForm()
    expect(passwordByPhone).toHaveBeenCalledExactlyOnceWith({
      mobileNum: '912345678',
      verificationCode: '123456',
      newPassword: 'brandnew1',
    })
    expect(rendered.engine.site.get().visitor.kind).toBe('player')
    expect(findDialog()).toBeNull()
    expect(rendered.engine.location.get().pathname).toBe('/index')
  })

  it('shows a notice instead of the form if the login needs extra verification', async () => {
    const verificationRequired = new Problem('verification_required', { messageKey: 'error_verification_required' })
    await openPhoneReset({ member: { passwordByPhone: () => Promise.reject(verificationRequired) } })
    await typeValues({ mobileNum: '912345678', verificationCode: '123456', newPassword: 'brandnew1' })
    await submitForm()
    expect(findDialog()?.querySelector('[role=status]')?.textContent).toBe('Phone held')
    expect(findDialog()?.querySelector('form')).toBeNull()
    expect(rendered.engine.site.get().visitor.kind).toBe('visitor')
  })

  it('sends a code to the mobile number with its dialling code, and then disables the button', async () => {
    const smsNoLogin = vi.fn(async () => ({ expiredMinutes: 5 }))
    await openPhoneReset({ verification: { smsNoLogin } })
    await act(async () => findCodeButton().click())
    expect(smsNoLogin).not.toHaveBeenCalled()
    expect(listInvalidFields()).toEqual(['mobileNum'])
    await typeValues({ mobileNum: '912345678' })
    await act(async () => findCodeButton().click())
    await rendered.settle()
    expect(smsNoLogin).toHaveBeenCalledExactlyOnceWith({ mobileNum: '912345678', countryDialingCode: '84' })
    expect(findCodeButton().disabled).toBe(true)
  })

  it('shows a dialog if a code could not be sent (R-ERRORS-01, R-ERRORS-02)', async () => {
    const rateLimitProblem = new Problem('too_many_requests', { messageKey: 'error_too_many_requests', serverMessage: 'Wait a little.' })
    await openPhoneReset({ verification: { smsNoLogin: () => Promise.reject(rateLimitProblem) } })
    await typeValues({ mobileNum: '912345678' })
    await act(async () => findCodeButton().click())
    await rendered.settle()
    const warning = rendered.engine.overlays.get().at(-1)?.content
    expect(warning).toMatchObject({ type: 'warn', confirm: 'in_increase_submit', values: { message: 'Wait a little.' } })
    expect(document.querySelector('[role=alertdialog] button')).not.toBeNull()
  })
})

describe('the payment password', () => {
  it('is set after confirmation with the login password', async () => {
    const setPaymentPassword = vi.fn(async () => null)
    await render({ member: { setPaymentPassword } }, { token: 'secret' })
    await openOverlay('paymentPassword')
    await typeValues({ paymentPassword: '12', confirmPaymentPassword: '12', password: 'secret' })
    await submitForm()
    expect(listInvalidFields()).toEqual(['paymentPassword'])
    await typeValues({ paymentPassword: '192837', confirmPaymentPassword: '192837' })
    await submitForm()
    expect(setPaymentPassword).toHaveBeenCalledExactlyOnceWith({
      paymentPassword: '192837',
      confirmPaymentPassword: '192837',
      password: 'secret',
    })
  })

  it('is set without a login password if the account has none, and shows an error if the login is too old', async () => {
    const setPaymentPassword = vi
      .fn<() => Promise<null>>()
      .mockRejectedValueOnce(new Problem('login_too_old', { messageKey: 'error_login_too_old' }))
      .mockResolvedValue(null)
    await render({ member: { setPaymentPassword, details: async () => ({ ...memberDetails, hasPassword: false }) } }, { token: 'secret' })
    await openOverlay('paymentPassword')
    expect(listInputNames()).toEqual(['paymentPassword', 'confirmPaymentPassword'])
    await typeValues({ paymentPassword: '192837', confirmPaymentPassword: '192837' })
    await submitForm()
    expect(findDialog()?.querySelector('[role=alert]')?.textContent).toBe('Login too old')
    await submitForm()
    expect(setPaymentPassword).toHaveBeenLastCalledWith({ paymentPassword: '192837', confirmPaymentPassword: '192837' })
    expect(rendered.engine.overlays.find('paymentPassword')).toBeUndefined()
    expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('Password changed')
  })
})
