import { useRef, useState } from 'react'
import { type FieldError, usePorts } from '../../engine/index.ts'

const field = 'affiliateCode'

/** What the platform says of an affiliate code that was typed. */
export interface AffiliateCodeCheck {
  readonly fieldErrors: Readonly<Record<string, FieldError>>
  /** Validates the code of a field that was left, once for each code. */
  checkOnBlur(name: string, code: unknown): void
  /** Takes back what was said of a field, because it has been changed. */
  clearError(name: string): void
}

/**
 * Asks the platform about a typed affiliate code when its field is left. Without an answer the registration decides.
 */
export function useAffiliateCodeCheck(): AffiliateCodeCheck {
  const { agent } = usePorts()
  const [refused, setRefused] = useState<string>()
  const checkedCode = useRef<string>(undefined)
  return {
    fieldErrors: refused === undefined ? {} : { [field]: { key: 'invitation_code_error' } },
    checkOnBlur: (name, code) => {
      if (name !== field || typeof code !== 'string' || code === '' || checkedCode.current === code) return
      checkedCode.current = code
      agent.affiliate({ code, domain: window.location.hostname }).then(
        ({ valid }) => checkedCode.current === code && setRefused(valid ? undefined : code),
        () => void (checkedCode.current = undefined),
      )
    },
    clearError: (name) => {
      if (name !== field) return
      checkedCode.current = undefined
      setRefused(undefined)
    },
  }
}
