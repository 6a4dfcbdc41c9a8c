import { useMemo, useRef } from 'react'
import type { PhoneCheckError as PhoneCheckErrorOf } from '../../generated/config.ts'
import { type PhoneCheck, type PhoneCheckCode, PhoneCheckError, type PhoneToCheck, useEngine } from '../../engine/index.ts'
import { phoneChecks } from './phone-checks.ts'

export interface BrandPhoneCheck extends Pick<PhoneCheck, 'send'> {
  readonly provider: string
  /** The token for a code: the one that was got for it already, where it was. */
  token(phone: PhoneToCheck, code: string): Promise<string>
  /** What the brand says to a code of the provider's, and where. */
  explain(code: PhoneCheckCode): PhoneCheckErrorOf
}

/** Who checks phones for this brand; nobody where the platform's codes go with the registration. */
export function usePhoneCheck(): BrandPhoneCheck | undefined {
  const { config, ports } = useEngine()
  const { enabled, provider, errors } = config.registration.socialSms
  const last = useRef({ requested: '', token: '' })
  return useMemo(() => {
    if (!enabled) return undefined
    const check = phoneChecks[provider](ports)
    return {
      provider,
      send: check.send,
      token: async (phone, code) => {
        const requested = [phone.countryDialingCode, phone.mobileNum, code].join(' ')
        if (last.current.requested !== requested) last.current = { token: await check.confirm(phone, code), requested }
        return last.current.token
      },
      explain: (code) => errors[code],
    }
  }, [enabled, provider, errors, ports])
}

/** What a failure of a check comes to; nothing where it is no such failure. */
export const phoneCheckCode = (error: unknown): PhoneCheckCode | undefined => (error instanceof PhoneCheckError ? error.code : undefined)
