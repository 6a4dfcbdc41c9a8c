import type { Registration } from '../../generated/config.ts'
import { type PhoneCheck, type PhoneCheckCode, PhoneCheckError, type Ports, Problem, type ProblemCode } from '../../engine/index.ts'

/** Factories of phone checks by provider. The type requires every provider that a brand can configure. */
export const phoneChecks: Readonly<Record<Registration['socialSms']['provider'], (ports: Ports) => PhoneCheck>> = {
  platform: ({ verification }) => ({
    send: async ({ countryDialingCode, mobileNum }, prove) => {
      if (mobileNum === '') throw new PhoneCheckError('auth/missing-phone-number')
      const proof = await prove()
      if (proof === undefined) throw new PhoneCheckError('auth/popup-closed-by-user')
      return verification.smsRegister({ countryDialingCode, mobileNo: mobileNum, ...proof }).catch(rethrowAs('auth/invalid-phone-number'))
    },
    confirm: async ({ countryDialingCode, mobileNum }, code) => {
      if (code === '') throw new PhoneCheckError('auth/missing-verification-code')
      const requested = { countryDialingCode, mobileNo: mobileNum, code }
      return (await verification.smsConfirm(requested).catch(rethrowAs('auth/invalid-verification-code'))).token
    },
  }),
}

/** Error codes of phone checks by error code of the platform. */
const codes: Readonly<Partial<Record<ProblemCode, PhoneCheckCode>>> = {
  too_many_requests: 'auth/too-many-requests',
  code_quota: 'auth/quota-exceeded',
  method_disabled: 'auth/operation-not-allowed',
  slider_required: 'auth/captcha-check-failed',
  slider_wrong: 'auth/captcha-check-failed',
  code_wrong: 'auth/invalid-verification-code',
  code_expired: 'auth/code-expired',
}

/**
 * Returns a handler that rethrows a problem of the platform as an error of the phone check, with `invalidCode` for an
 * invalid request.
 */
const rethrowAs =
  (invalidCode: PhoneCheckCode) =>
  (error: unknown): never => {
    if (!(error instanceof Problem)) throw error
    const code = error.code === 'fields_invalid' || error.code === 'bad_request' ? invalidCode : codes[error.code]
    throw new PhoneCheckError(code ?? 'auth/internal-error', error.detail.retryAfterSeconds)
  }
