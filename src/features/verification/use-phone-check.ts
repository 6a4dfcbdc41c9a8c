import { useMemo, useRef } from 'react'
import type { PhoneCheckError as PhoneCheckErrorConfig } from '../../generated/config.ts'
import { type PhoneCheck, type PhoneCheckCode, PhoneCheckError, type PhoneToCheck, useEngine } from '../../engine/index.ts'
import { phoneChecks } from './phone-checks.ts'

export interface BrandPhoneCheck extends Pick<PhoneCheck, 'send'> {
  readonly provider: string
  /**
   * Resolves to the token for a code; rejects with a `PhoneCheckError`. The last token is cached by phone number and
   * code.
   */
  fetchToken(phone: PhoneToCheck, code: string): Promise<string>
  /** Returns the message and the form field that the brand configures for an error of the provider. */
  getErrorConfig(code: PhoneCheckCode): PhoneCheckErrorConfig
}

/** The brand's phone check; `undefined` if the platform verifies the code as part of the registration. */
export function usePhoneCheck(): BrandPhoneCheck | undefined {
  const { config, ports } = useEngine()
  const { enabled, provider, errors } = config.registration.socialSms
  const cachedToken = useRef({ key: '', token: '' })
  return useMemo(() => {
    if (!enabled) return undefined
    const check = phoneChecks[provider](ports)
    return {
      provider,
      send: check.send,
      fetchToken: async (phone, code) => {
        const key = [phone.countryDialingCode, phone.mobileNum, code].join(' ')
        if (cachedToken.current.key !== key) cachedToken.current = { key, token: await check.confirm(phone, code) }
        return cachedToken.current.token
      },
      getErrorConfig: (code) => errors[code],
    }
  }, [enabled, provider, errors, ports])
}

/** Returns the error code of a failed phone check; `undefined` for other errors. */
export const findPhoneCheckCode = (error: unknown): PhoneCheckCode | undefined =>
  error instanceof PhoneCheckError ? error.code : undefined
