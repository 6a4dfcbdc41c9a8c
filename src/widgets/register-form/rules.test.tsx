// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import base from '../../../merchants/base/registration.json' with { type: 'json' }
import type { RegisterRule } from '../../generated/api.ts'
import type { Registration } from '../../generated/config.ts'
import type { Flag } from '../../engine/contract/facts.ts'
import { Problem } from '../../engine/index.ts'
import {
  loginResult,
  selectOption,
  findError,
  findInput,
  renderForm,
  rules,
  submitForm,
  toggleCheckbox,
  enterText,
} from './render-form.fixture.tsx'

const registration = base as unknown as Registration
const renderWithRules = (...extraRules: readonly RegisterRule[]) => {
  const otherRules = rules.filter(({ field }) => !extraRules.some((rule) => rule.field === field))
  return renderForm({ rules: [...otherRules, ...extraRules], registration })
}

describe('the rule of a registration field', () => {
  it.each([
    ['payeeName', 'R-AUTH-REGISTER-13'],
    ['paymentPassword', 'R-AUTH-REGISTER-14'],
    ['qqNum', 'R-AUTH-REGISTER-15'],
    ['line', 'R-AUTH-REGISTER-16'],
    ['whatsapp', 'R-AUTH-REGISTER-17'],
    ['facebook', 'R-AUTH-REGISTER-18'],
    ['wechat', 'R-AUTH-REGISTER-19'],
    ['idNumber', 'R-AUTH-REGISTER-20'],
    ['email', 'R-AUTH-REGISTER-21'],
    ['recommenderId', 'R-AUTH-REGISTER-23'],
    ['affiliateCode', 'R-AUTH-REGISTER-24'],
    ['captcha', 'R-AUTH-REGISTER-25, R-VALIDATION-75'],
  ] as const)('shows %s and makes it required (%s)', async (field, _ids) => {
    const form = await renderWithRules({ field, enabled: true, required: true })
    expect(findInput(form.root, field)).not.toBeNull()
    await submitForm(form)
    expect(findError(form.root, field)).toBe('Please fill in this field.')
    expect(form.register).not.toHaveBeenCalled()
    expect(findInput((await renderWithRules({ field, enabled: false, required: true })).root, field)).toBeNull()
  })
})

describe('a field with options', () => {
  const listOptions = (root: ParentNode) => [...root.querySelectorAll<HTMLOptionElement>('select[name=sourceOfIncome] option')]

  it('is a select with an empty choice and the options in their configured order, and sends the id of the chosen option', async () => {
    const form = await renderWithRules({
      field: 'sourceOfIncome',
      enabled: true,
      required: true,
      acceptedPattern: '^[0-9]+$',
      maxLength: 3,
    })
    expect(listOptions(form.root).map(({ value, textContent }) => [value, textContent])).toEqual([
      ['', 'Please choose'],
      ['salary', 'Salary'],
      ['business', 'Own business'],
      ['savings', 'Savings'],
      ['investments', 'Investments'],
      ['pension', 'Pension'],
      ['other', 'Other'],
    ])
    await enterText(form.root, 'username', 'anna')
    await enterText(form.root, 'password', 'abc123')
    await toggleCheckbox(form.root, 'ageConsent')
    await submitForm(form)
    expect(findError(form.root, 'sourceOfIncome')).toBe('Please fill in this field.')
    await selectOption(form.root, 'sourceOfIncome', 'pension')
    await submitForm(form)
    expect(form.register).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ sourceOfIncome: 'pension' }))
  })

  it('can be left empty if its rule does not require it', async () => {
    const form = await renderWithRules({ field: 'sourceOfIncome', enabled: true, required: false })
    await enterText(form.root, 'username', 'anna')
    await enterText(form.root, 'password', 'abc123')
    await toggleCheckbox(form.root, 'ageConsent')
    await selectOption(form.root, 'sourceOfIncome', 'salary')
    await selectOption(form.root, 'sourceOfIncome', '')
    await submitForm(form)
    expect(form.register.mock.calls[0]?.[0]).not.toHaveProperty('sourceOfIncome')
  })
})

describe('validation by the rule of a registration field', () => {
  it.each([
    ['username', ['abc', 'abcdefghi', '4bcd'], 'abcd', 'R-AUTH-REGISTER-11'],
    ['password', ['abc', 'abcdefghi', '4bcd'], 'abcd', 'R-AUTH-REGISTER-12'],
  ] as const)('%s: rejects %j, accepts %s, and does not make the field optional (%s)', async (field, rejected, accepted, _id) => {
    const form = await renderWithRules({ field, enabled: true, required: false, acceptedPattern: '^[a-z]+$', minLength: 4, maxLength: 8 })
    await submitForm(form)
    expect(findError(form.root, field)).toBe('Please fill in this field.')
    for (const value of rejected) {
      await enterText(form.root, field, value)
      await submitForm(form)
      expect(findError(form.root, field), value).toBeDefined()
    }
    await enterText(form.root, field, accepted)
    await submitForm(form)
    expect(findError(form.root, field)).toBeUndefined()
  })

  it('rejects a value that is too short or too long, with the message of its pattern (R-VALIDATION-30, R-VALIDATION-31, R-VALIDATION-32, R-VALIDATION-73)', async () => {
    const form = await renderWithRules({
      field: 'payeeName',
      enabled: true,
      required: true,
      patternId: 'english-spaces',
      minLength: 3,
      maxLength: 5,
    })
    const expectedError = 'Use letters from A to Z and spaces only: 3–5 characters.'
    for (const value of ['ab', 'abcdef', 'ab1']) {
      await enterText(form.root, 'payeeName', value)
      await submitForm(form)
      expect(findError(form.root, 'payeeName'), value).toBe(expectedError)
    }
    await enterText(form.root, 'payeeName', 'ab c')
    await submitForm(form)
    expect(findError(form.root, 'payeeName')).toBeUndefined()
  })
})

describe('registration by mobile number', () => {
  const renderMobileForm = (
    flags: readonly Flag[],
    extraRules: readonly RegisterRule[] = [],
    registerMobile = vi.fn(async () => loginResult),
  ) => renderForm({ flags, rules: [...rules, ...extraRules], registration, ports: { member: { registerMobile } } })

  it('validates the number by its rule, and requires it even if the rule makes it optional (R-AUTH-REGISTER-22, R-VALIDATION-35, R-VALIDATION-68)', async () => {
    const form = await renderMobileForm(
      ['MOBILENUMREG3'],
      [{ field: 'mobileNum', enabled: true, required: false, minLength: 9, maxLength: 9 }],
    )
    await submitForm(form)
    expect(findError(form.root, 'mobileNum')).toBe('Please fill in this field.')
    for (const value of ['12345678', '9123456789', 'abc']) {
      await enterText(form.root, 'mobileNum', value)
      await submitForm(form)
      expect(findError(form.root, 'mobileNum'), value).toBe('Enter a mobile number of 9 digits.')
    }
    await enterText(form.root, 'mobileNum', '912345678')
    await submitForm(form)
    expect(findError(form.root, 'mobileNum')).toBeUndefined()
  })

  it('requires a password only if the flag is on (R-VALIDATION-36, R-FLAGS-05)', async () => {
    const registerMobile = vi.fn(async () => loginResult)
    const withoutPassword = await renderMobileForm(['MOBILENUMREG3'], [], registerMobile)
    expect(findInput(withoutPassword.root, 'password')).toBeNull()
    await enterText(withoutPassword.root, 'mobileNum', '912345678')
    await toggleCheckbox(withoutPassword.root, 'ageConsent')
    await submitForm(withoutPassword)
    expect(registerMobile).toHaveBeenCalledTimes(1)
    const withPassword = await renderMobileForm(['MOBILENUMREG3', 'MOBILENUMPASSREG3'], [], registerMobile)
    await enterText(withPassword.root, 'mobileNum', '912345678')
    await toggleCheckbox(withPassword.root, 'ageConsent')
    await submitForm(withPassword)
    expect(findError(withPassword.root, 'password')).toBe('Please fill in this field.')
    expect(registerMobile).toHaveBeenCalledTimes(1)
  })

  it('requires a text message code only if the flag is on, and shows an error if the platform rejects the code (R-VALIDATION-37, R-VALIDATION-70, R-FLAGS-03)', async () => {
    expect(findInput((await renderMobileForm(['MOBILENUMREG3'])).root, 'verificationCode')).toBeNull()
    const wrongCodeProblem = new Problem('code_wrong', {
      messageKey: 'error_code_wrong',
      fields: { verificationCode: { key: 'error_code_wrong' } },
    })
    const form = await renderMobileForm(
      ['MOBILENUMREG3', 'REGMOBVERF3'],
      [],
      vi.fn(async () => Promise.reject(wrongCodeProblem)),
    )
    await enterText(form.root, 'mobileNum', '912345678')
    await toggleCheckbox(form.root, 'ageConsent')
    await submitForm(form)
    expect(findError(form.root, 'verificationCode')).toBe('Please fill in this field.')
    await enterText(form.root, 'verificationCode', '123456')
    await submitForm(form)
    expect(findError(form.root, 'verificationCode')).toBe('Incorrect code. Please check it and try again.')
  })

  it('is offered in addition to or instead of the username, according to the flags (R-FLAGS-04, R-FLAGS-06)', async () => {
    const listTabLabels = ({ root }: { root: HTMLElement }) =>
      [...root.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)
    expect(listTabLabels(await renderMobileForm(['USERNAMEREG3', 'MOBILENUMREG3']))).toEqual(['Username', 'Mobile number'])
    const usernameForm = await renderMobileForm(['USERNAMEREG3'])
    expect(
      [findInput(usernameForm.root, 'username'), findInput(usernameForm.root, 'mobileNum')].map((element) => element !== null),
    ).toEqual([true, false])
    const mobileForm = await renderMobileForm(['MOBILENUMREG3'])
    expect([findInput(mobileForm.root, 'username'), findInput(mobileForm.root, 'mobileNum')].map((element) => element !== null)).toEqual([
      false,
      true,
    ])
  })
})

it('sends the password as `confirmPassword` if that field is hidden, and requires a match if it is shown (R-VALIDATION-43, R-VALIDATION-69)', async () => {
  const withoutConfirmation = await renderWithRules()
  const fillIn = async (form: Awaited<ReturnType<typeof renderWithRules>>): Promise<void> => {
    await enterText(form.root, 'username', 'anna')
    await enterText(form.root, 'password', 'abc123')
    await toggleCheckbox(form.root, 'ageConsent')
  }
  await fillIn(withoutConfirmation)
  await submitForm(withoutConfirmation)
  expect(withoutConfirmation.register).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ password: 'abc123', confirmPassword: 'abc123' }),
  )
  const withConfirmation = await renderForm({ registration: { ...registration, confirmPassword: 'shown' } })
  await fillIn(withConfirmation)
  await enterText(withConfirmation.root, 'confirmPassword', 'abc124')
  await submitForm(withConfirmation)
  expect(findError(withConfirmation.root, 'confirmPassword')).toBe('The passwords do not match.')
  expect(withConfirmation.register).not.toHaveBeenCalled()
})
