import type { Registration } from '../../generated/config.ts'
import { type PhoneCheck, type PhoneCheckCode, PhoneCheckError, type Ports, Problem, type ProblemCode } from '../../engine/index.ts'

/** Factories of phone checks by provider. The type requires every provider that a brand can configure. */
export const phoneChecks: Readonly<Record<Registration['socialSms']['provider'], (ports: Ports) => PhoneCheck>> = {
  platform: ({ verification }) => ({
    send: async ({ countryDialingCode, mobileNum }, solveBotCheck) => {
      if (mobileNum === '') throw new PhoneCheckError('auth/missing-phone-number')
      const botCheckResult = await solveBotCheck()
      if (botCheckResult === undefined) throw new PhoneCheckError('auth/popup-closed-by-user')
      return verification
        .smsRegister({ countryDialingCode, mobileNo: mobileNum, ...botCheckResult })
        .catch(rethrowAs('auth/invalid-phone-number'))
    },
    confirm: async ({ countryDialingCode, mobileNum }, code) => {
      if (code === '') throw new PhoneCheckError('auth/missing-verification-code')
      const confirmation = { countryDialingCode, mobileNo: mobileNum, code }
      return (await verification.smsConfirm(confirmation).catch(rethrowAs('auth/invalid-verification-code'))).token
    },
  }),
}

/** Error codes of phone checks by error code of the platform. */
const phoneCheckCodes: Readonly<Partial<Record<ProblemCode, PhoneCheckCode>>> = {
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
    const code = error.code === 'fields_invalid' || error.code === 'bad_request' ? invalidCode : phoneCheckCodes[error.code]
    throw new PhoneCheckError(code ?? 'auth/internal-error', error.detail.retryAfterSeconds)
  }
