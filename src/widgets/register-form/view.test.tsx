// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import base from '../../../merchants/base/registration.json' with { type: 'json' }
import type { LoginResult, RegisterRule } from '../../generated/api.ts'
import type { Registration } from '../../generated/config.ts'
import { Problem } from '../../engine/index.ts'
import { smallPermission } from '../../engine/testing/small-site.ts'
import { socialSlice } from '../../features/session/social-state.ts'
import {
  loginResult,
  config,
  findError,
  listErrors,
  findInput,
  blurField,
  renderForm,
  rules,
  submitForm,
  toggleCheckbox,
  enterText,
} from './render-form.fixture.tsx'

async function fillIn(root: ParentNode): Promise<void> {
  await enterText(root, 'username', ' anna ')
  await enterText(root, 'password', 'abc123')
  await toggleCheckbox(root, 'ageConsent')
}

beforeEach(() => vi.restoreAllMocks())

describe('the registration form', () => {
  it('has the fields of the rules, the amount in the title, and the age in the consent (R-AUTH-REGISTER-27, R-AUTH-REGISTER-28)', async () => {
    const { root } = await renderForm({
      registration: { title: { key: 'register_title', values: { amount: '1000VND' } }, consentAge: 19 },
      rules: [...rules, { field: 'email', enabled: true, required: false }],
    })
    expect([...root.querySelectorAll('form label')].map(({ textContent }) => textContent)).toEqual([
      'Username',
      'Password',
      'Email',
      'I am at least 19 years old and agree to the terms.',
    ])
    expect(root.textContent).toContain('1000VND')
    expect(findInput(root, 'username').getAttribute('autocomplete')).toBe('username')
    expect(findInput(root, 'username').maxLength).toBe(16)
  })

  it('shows the age 18 and the amounts 1000VND and 131K on the base brand (R-AUTH-REGISTER-27, R-AUTH-REGISTER-28, R-AUTH-REGISTER-29)', async () => {
    const { title, hint, consentAge, terms } = base as unknown as Required<Registration>
    const { root } = await renderForm({
      registration: { title, hint, consentAge, terms },
      rules: [...rules, { field: 'zalo', enabled: true, required: false }],
    })
    expect(root.textContent).toContain('1000VND')
    expect(root.textContent).toContain('up to 131K')
    expect(root.textContent).toContain('at least 18 years')
  })

  it('shows one error below each field, and focuses the first (R-AUTH-REGISTER-26, R-VALIDATION-33, R-VALIDATION-34)', async () => {
    const rendered = await renderForm()
    await submitForm(rendered)
    const { root, register } = rendered
    expect(listErrors(root)).toEqual(['Please fill in this field.', 'Please fill in this field.', 'Please tick this box to continue.'])
    expect(document.activeElement).toBe(findInput(root, 'username'))
    expect(findInput(root, 'username').getAttribute('aria-describedby')).toBe(`${findInput(root, 'username').id}-error`)
    expect(root.querySelector('form [role=alert]')?.textContent).toBe('Please check: Username, Password, Age.')
    expect(register).not.toHaveBeenCalled()
  })

  it('shows the length limits, and a single number if they are equal (R-VALIDATION-39, R-VALIDATION-40, R-VALIDATION-41)', async () => {
    const rendered = await renderForm()
    await enterText(rendered.root, 'username', '7ann')
    await enterText(rendered.root, 'password', 'abc')
    await submitForm(rendered)
    expect(findError(rendered.root, 'username')).toContain('4–16 characters')
    expect(findError(rendered.root, 'password')).toContain(': 6 characters')
  })

  it('shows an error on blur, and clears it as soon as the value is valid', async () => {
    const { root } = await renderForm()
    await enterText(root, 'username', 'ann')
    expect(listErrors(root)).toEqual([])
    await blurField(root, 'username')
    expect(listErrors(root)).toHaveLength(1)
    await enterText(root, 'username', 'anna')
    expect(listErrors(root)).toEqual([])
  })

  it('sends the input, trimmed except for the password, and logs in with the response (R-AUTH-REGISTER-05, R-VALIDATION-43)', async () => {
    const rendered = await renderForm()
    await fillIn(rendered.root)
    await submitForm(rendered)
    expect(rendered.register).toHaveBeenCalledExactlyOnceWith({
      username: 'anna',
      password: 'abc123',
      confirmPassword: 'abc123',
      login: true,
      registerMethod: 'WEB',
      ageConsent: true,
      domain: window.location.hostname,
      registerUrl: `${window.location.origin}/index`,
    })
    expect(window.sessionStorage.getItem('token')).toBe('secret')
  })

  it('sends once, however often it is submitted', async () => {
    let resolveRegister: (value: LoginResult) => void = () => undefined
    const rendered = await renderForm({ register: () => new Promise((resolve) => (resolveRegister = resolve)) })
    await fillIn(rendered.root)
    await submitForm(rendered)
    await submitForm(rendered)
    expect(rendered.root.querySelector('button[type=submit]')?.getAttribute('aria-busy')).toBe('true')
    await act(async () => resolveRegister(loginResult))
    expect(rendered.register).toHaveBeenCalledTimes(1)
  })

  it('shows the platform’s error at its field, until the field changes', async () => {
    const usernameTaken = new Problem('username_taken', {
      messageKey: 'error_username_taken',
      fields: { username: { key: 'error_username_taken' } },
    })
    const rendered = await renderForm({ register: () => Promise.reject(usernameTaken) })
    await fillIn(rendered.root)
    await submitForm(rendered)
    expect(findError(rendered.root, 'username')).toBe('This username is already taken. Please choose another one.')
    expect(document.activeElement).toBe(findInput(rendered.root, 'username'))
    await enterText(rendered.root, 'username', 'annabel')
    expect(findError(rendered.root, 'username')).toBeUndefined()
    await submitForm(rendered)
    expect(rendered.register).toHaveBeenCalledTimes(2)
  })

  it('shows a general error above the button, or none if the brand hides errors (R-ERRORS-09)', async () => {
    const tooManyRequests = new Problem('too_many_requests', { messageKey: 'error_too_many_requests' })
    for (const [onError, isShown] of [
      ['message', true],
      ['silent', false],
    ] as const) {
      const rendered = await renderForm({ registration: { onError }, register: () => Promise.reject(tooManyRequests) })
      await fillIn(rendered.root)
      await submitForm(rendered)
      expect(rendered.root.textContent?.includes('Too many attempts.')).toBe(isShown)
      expect(rendered.root.querySelector('button[type=submit]')?.getAttribute('aria-busy')).toBeNull()
    }
  })

  it('shows the message of a rejection above the button if it concerns only fields that the form does not show', async () => {
    const fields = { email: { key: 'reg_required' } }
    const problem = new Problem('register_invalid', { messageKey: 'error_register_invalid', fields })
    const rendered = await renderForm({ register: () => Promise.reject(problem) })
    await fillIn(rendered.root)
    await submitForm(rendered)
    expect(rendered.root.textContent).toContain(en.error_register_invalid)
  })

  it('has a separate checkbox for the terms if the brand requires it (R-VALIDATION-77)', async () => {
    const rendered = await renderForm({ registration: { terms: 'separate' } })
    await submitForm(rendered)
    expect(findError(rendered.root, 'termsConsent')).toBe('Please agree to the terms.')
    expect(rendered.root.querySelector('a[target=_blank]')?.getAttribute('href')).toBe('/help?topic=terms')
  })

  it('says that sign-up is closed if the platform allows no registration method', async () => {
    const rendered = await renderForm()
    const { engine, settle } = rendered
    await act(async () => engine.facts.setFact('permission', smallPermission({ flags: [] }), 'ready'))
    await settle()
    expect(rendered.root.textContent).toContain('Sign-up is closed')
  })

  it('has a tab for each method if both are on, each with its fields (R-AUTH-REGISTER-03, R-AUTH-REGISTER-04)', async () => {
    const { root, settle } = await renderForm({ flags: ['USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3'] })
    const listInputNames = () =>
      [...root.querySelectorAll('form input:not([type=checkbox])')].map((element) => element.getAttribute('name'))
    expect([...root.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)).toEqual(['Username', 'Mobile number'])
    expect(listInputNames()).toEqual(['username', 'password'])
    await act(async () => root.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click())
    await settle()
    expect(listInputNames()).toEqual(['mobileNum', 'verificationCode'])
  })

  it('registers by mobile number, with the code sent to it (R-AUTH-REGISTER-02, R-API-90)', async () => {
    const smsRegister = vi.fn(async () => ({ expiredMinutes: 5 }))
    const registerMobile = vi.fn(async () => loginResult)
    const ports = { verification: { smsRegister }, member: { registerMobile } }
    const { root, settle } = await renderForm({ flags: ['MOBILENUMREG3', 'REGMOBVERF3'], ports })
    const sendCodeButton = () => [...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Send code')
    await act(async () => sendCodeButton()?.click())
    expect(findInput(root, 'mobileNum').getAttribute('aria-invalid')).toBe('true')
    expect(smsRegister).not.toHaveBeenCalled()
    await enterText(root, 'mobileNum', '+84 912 345 678')
    await act(async () => sendCodeButton()?.click())
    await settle()
    expect(smsRegister).toHaveBeenCalledExactlyOnceWith({ countryDialingCode: '84', mobileNo: '912345678' })
    await enterText(root, 'verificationCode', '123456')
    await act(async () => root.querySelector<HTMLElement>('input[type=checkbox]')?.click())
    await act(async () => root.querySelector('form')?.requestSubmit())
    await settle()
    expect(registerMobile).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ mobileNum: '912345678', countryDialingCode: '84', verificationCode: '123456', login: true }),
    )
    expect(window.sessionStorage.getItem('token')).toBe('secret')
  })

  it('shows no tabs if only one method is offered (R-AUTH-REGISTER-04)', async () => {
    const { root } = await renderForm()
    expect(root.querySelector('[role=tablist]')).toBeNull()
  })
})

describe('the affiliate code', () => {
  const rulesWithCode = [...rules, { field: 'affiliateCode' as const, enabled: true, required: false }]

  it('is a field if the URL has no code (R-AUTH-REGISTER-08)', async () => {
    expect(findInput((await renderForm({ rules: rulesWithCode })).root, 'affiliateCode')).not.toBeNull()
  })

  it('is hidden if the code in the URL is valid, and that code is sent (R-AUTH-REGISTER-09, R-AUTH-REGISTER-10)', async () => {
    const affiliate = vi.fn(async () => ({ valid: true }))
    const rendered = await renderForm({ rules: rulesWithCode, path: '/index?aff=SEN888', affiliate })
    expect(affiliate).toHaveBeenCalledExactlyOnceWith({ code: 'SEN888', domain: window.location.hostname }, expect.anything())
    expect(findInput(rendered.root, 'affiliateCode')).toBeNull()
    await fillIn(rendered.root)
    await submitForm(rendered)
    expect(rendered.register.mock.calls[0]?.[0]).toMatchObject({ affiliateCode: 'SEN888' })
  })

  it('is an empty field, and a dialog is shown, if the platform rejects the code in the URL (R-AUTH-REGISTER-08, R-ERRORS-03, R-VALIDATION-74)', async () => {
    const { root, engine } = await renderForm({
      rules: rulesWithCode,
      path: '/index?aff=NOBODY',
      affiliate: async () => ({ valid: false }),
    })
    expect(findInput(root, 'affiliateCode').value).toBe('')
    expect(engine.overlays.get().map(({ content }) => content)).toMatchObject([{ type: 'warn', text: 'invitation_code_error' }])
  })

  it('is validated once on blur, and shows the error until it is changed (R-VALIDATION-74)', async () => {
    const affiliate = vi.fn(async ({ code }: { code: string }) => ({ valid: code === 'SEN888' }))
    const { root, settle } = await renderForm({ rules: rulesWithCode, affiliate })
    const blurCodeField = async () => {
      await act(async () => findInput(root, 'affiliateCode').dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
      await settle()
    }
    const findCodeError = () => root.querySelector('[id$="_affiliateCode-error"]')?.textContent
    await enterText(root, 'affiliateCode', 'NOBODY')
    await blurCodeField()
    await blurCodeField()
    expect(affiliate.mock.calls.map(([query]) => query)).toEqual([{ code: 'NOBODY', domain: window.location.hostname }])
    expect(findInput(root, 'affiliateCode').getAttribute('aria-invalid')).toBe('true')
    await enterText(root, 'affiliateCode', 'SEN888')
    await blurCodeField()
    expect(affiliate).toHaveBeenCalledTimes(2)
    expect(findInput(root, 'affiliateCode').getAttribute('aria-invalid')).not.toBe('true')
    expect(findCodeError()).toBeUndefined()
  })

  it('is a field prefilled with the code in the URL if the platform is unreachable', async () => {
    const { root } = await renderForm({
      rules: rulesWithCode,
      path: '/index?aff=SEN888',
      affiliate: () => Promise.reject(new Problem('network', { messageKey: 'error_network' })),
    })
    expect(findInput(root, 'affiliateCode').value).toBe('SEN888')
  })

  it('sends a referral code with the registration', async () => {
    const rendered = await renderForm({ path: '/index?ref=friend7' })
    await fillIn(rendered.root)
    await submitForm(rendered)
    expect(rendered.register.mock.calls[0]?.[0]).toMatchObject({ referralCode: 'friend7' })
  })
})

describe('the contact hint', () => {
  it('is below the contact field (R-AUTH-REGISTER-29)', async () => {
    const { root } = await renderForm({
      rules: [...rules, { field: 'zalo', enabled: true, required: false }],
      registration: { hint: { key: 'register_zalo_hint', values: { amount: '131K' } } },
    })
    expect(root.querySelector('[id$="_zalo-hint"]')?.textContent).toContain('131K')
  })
})

describe('the captcha', () => {
  const rulesWithCaptcha = [...rules, { field: 'captcha' as const, enabled: true, required: true }]
  const getPictureUrl = (root: ParentNode): string | null | undefined => root.querySelector('form img')?.getAttribute('src')

  it('shows its picture, and a new one after the platform rejects the input', async () => {
    let captchaCount = 0
    const rendered = await renderForm({
      rules: rulesWithCaptcha,
      registration: { fields: { ...config.registration.fields, captcha: { label: 'field_captcha', input: 'captcha', order: 70 } } },
      captcha: async () => `PIC${(captchaCount += 1)}`,
      register: () =>
        Promise.reject(
          new Problem('captcha_wrong', {
            messageKey: 'error_captcha_wrong',
            captcha: true,
            fields: { captcha: { key: 'error_captcha_wrong' } },
          }),
        ),
    })
    const { root, settle } = rendered
    expect(getPictureUrl(root)).toBe('data:image/png;base64,PIC1')
    await fillIn(root)
    await enterText(root, 'captcha', 'abcde')
    await submitForm(rendered)
    expect(findError(root, 'captcha')).toBe('The characters do not match the picture. Please try again.')
    expect(findInput(root, 'captcha').value).toBe('')
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 1100))))
    await settle()
    expect(getPictureUrl(root)).toBe('data:image/png;base64,PIC2')
  })
})

describe('the captcha after a rejected registration', () => {
  /** Submits a registration that is rejected. Returns the input of the captcha and the number of pictures requested. */
  async function submitRejected(problem: Problem): Promise<readonly [input: string, pictureCount: number]> {
    let pictureCount = 0
    const rendered = await renderForm({
      rules: [...rules, { field: 'captcha', enabled: true, required: true }],
      registration: { fields: { ...config.registration.fields, captcha: { label: 'field_captcha', input: 'captcha', order: 70 } } },
      captcha: async () => `PIC${(pictureCount += 1)}`,
      register: () => Promise.reject(problem),
    })
    await fillIn(rendered.root)
    await enterText(rendered.root, 'captcha', 'abcde')
    await submitForm(rendered)
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 1100))))
    return [findInput(rendered.root, 'captcha').value, pictureCount]
  }

  it.each(['code_wrong', 'age_consent_required', 'method_disabled', 'domain_invalid'] as const)(
    'keeps its input and its picture if the platform has not checked it: %s',
    async (code) => {
      const problem = new Problem(code, { messageKey: `error_${code}`, fields: { username: { key: `error_${code}` } } })
      expect(await submitRejected(problem)).toEqual(['abcde', 1])
    },
  )

  it('is replaced if the platform has checked it before it rejects the referral code', async () => {
    const fields = { referralCode: { key: 'invitation_code_error' } }
    expect(await submitRejected(new Problem('register_invalid', { messageKey: 'error_register_invalid', fields }))).toEqual(['', 2])
  })
})

describe('the registration form after a social login', () => {
  it('asks for the age and the required fields, prefilled, without username and password', async () => {
    const registerSocial = vi.fn(async (_body: object) => loginResult)
    const fieldRules: readonly RegisterRule[] = [
      ...rules,
      { field: 'email', enabled: true, required: true },
      { field: 'zalo', enabled: true, required: false },
    ]
    const rendered = await renderForm({ rules: fieldRules, ports: { member: { registerSocial } } })
    await act(async () =>
      rendered.engine.slice(socialSlice).set({ profile: { provider: 'google', name: 'An', email: 'an@example.com' }, linking: false }),
    )
    await rendered.settle()
    expect(rendered.root.querySelector('[role=status]')?.textContent).toContain('An')
    expect([...rendered.root.querySelectorAll('form input')].map((element) => element.getAttribute('type'))).not.toContain('password')
    const inputs = [...rendered.root.querySelectorAll<HTMLInputElement>('form input')]
    expect(inputs.map(({ value, type }) => (type === 'checkbox' ? type : value))).toEqual(['an@example.com', 'checkbox'])
    await act(async () => inputs.at(-1)?.click())
    await act(async () => rendered.root.querySelector('form')?.requestSubmit())
    await rendered.settle()
    expect(registerSocial).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ email: 'an@example.com', ageConsent: true, login: true, registerMethod: 'WEB' }),
    )
    expect(rendered.engine.site.get().visitor.kind).toBe('player')
    expect(rendered.engine.slice(socialSlice).get().profile).toBeUndefined()
  })

  it('offers to log in, which connects the social account, and to register without the provider', async () => {
    const rendered = await renderForm()
    const startSocialRegistration = () =>
      act(async () => rendered.engine.slice(socialSlice).set({ profile: { provider: 'facebook' }, linking: false }))
    const press = (name: string) =>
      act(async () => [...rendered.root.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())
    await startSocialRegistration()
    await rendered.settle()
    await press('Log in and connect Facebook')
    expect(rendered.engine.slice(socialSlice).get().linking).toBe(true)
    expect(rendered.engine.overlays.find('login')).toBeDefined()
    await press('Continue without Facebook')
    await rendered.settle()
    expect(rendered.root.querySelector('form input[type=password]')).not.toBeNull()
  })
})
