import { describe, expect, it } from 'vitest'
import { createFakePorts } from '../../adapters/fake-ports.ts'
import { PhoneCheckError } from '../../engine/contract/phone-check.ts'
import { type ProblemCode } from '../../engine/contract/port.ts'
import { createProblem } from '../../engine/testing/create-problem.ts'
import { phoneChecks } from './phone-checks.ts'

const phone = { countryDialingCode: '84', mobileNum: '912345678' }
const createFailingCheck = (code: ProblemCode) =>
  phoneChecks.platform(
    createFakePorts({
      verification: {
        smsRegister: () => Promise.reject(createProblem(code, { retryAfterSeconds: 300 })),
        smsConfirm: () => Promise.reject(createProblem(code, { retryAfterSeconds: 300 })),
      },
    }),
  )
const catchError = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'nothing',
    (error: unknown) => (error instanceof PhoneCheckError ? [error.code, error.retryAfterSeconds] : error),
  )
const passSlider = async () => ({})

describe("the platform's phone check", () => {
  it('sends the slider’s result with the phone number, and returns the token', async () => {
    const requests: unknown[] = []
    const check = phoneChecks.platform(
      createFakePorts({
        verification: {
          smsRegister: async (request) => (requests.push(request), { expiredMinutes: 5 }),
          smsConfirm: async (request) => (requests.push(request), { token: 'proof' }),
        },
      }),
    )
    expect(await check.send(phone, async () => ({ sliderResult: 'slid' }))).toEqual({ expiredMinutes: 5 })
    expect(await check.confirm(phone, '123456')).toBe('proof')
    expect(requests).toEqual([
      { countryDialingCode: '84', mobileNo: '912345678', sliderResult: 'slid' },
      { countryDialingCode: '84', mobileNo: '912345678', code: '123456' },
    ])
  })

  it.each([
    ['fields_invalid', 'auth/invalid-phone-number'],
    ['bad_request', 'auth/invalid-phone-number'],
    ['too_many_requests', 'auth/too-many-requests'],
    ['code_quota', 'auth/quota-exceeded'],
    ['method_disabled', 'auth/operation-not-allowed'],
    ['slider_required', 'auth/captcha-check-failed'],
    ['slider_wrong', 'auth/captcha-check-failed'],
    ['internal', 'auth/internal-error'],
    ['network', 'auth/internal-error'],
  ] as const)('maps the problem %s of a request for a code to %s, with the time to wait', async (problemCode, expected) => {
    expect(await catchError(createFailingCheck(problemCode).send(phone, passSlider))).toEqual([expected, 300])
  })

  it.each([
    ['code_wrong', 'auth/invalid-verification-code'],
    ['bad_request', 'auth/invalid-verification-code'],
    ['code_expired', 'auth/code-expired'],
    ['timeout', 'auth/internal-error'],
  ] as const)('maps the problem %s of a confirmation of a code to %s', async (problemCode, expected) => {
    expect(await catchError(createFailingCheck(problemCode).confirm(phone, '123456'))).toEqual([expected, 300])
  })

  it('makes no request without a number or a code, or if the slider was closed', async () => {
    const check = phoneChecks.platform(createFakePorts())
    expect(await catchError(check.send({ ...phone, mobileNum: '' }, passSlider))).toEqual(['auth/missing-phone-number', undefined])
    expect(await catchError(check.send(phone, async () => undefined))).toEqual(['auth/popup-closed-by-user', undefined])
    expect(await catchError(check.confirm(phone, ''))).toEqual(['auth/missing-verification-code', undefined])
  })

  it('rethrows errors that did not come from the platform', async () => {
    const unexpectedError = new TypeError('broken')
    const check = phoneChecks.platform(createFakePorts({ verification: { smsRegister: () => Promise.reject(unexpectedError) } }))
    expect(await catchError(check.send(phone, passSlider))).toBe(unexpectedError)
  })
})
