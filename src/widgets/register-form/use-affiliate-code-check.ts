import { useRef, useState } from 'react'
import { type FieldError, useEngine, usePorts } from '../../engine/index.ts'

const fieldName = 'affiliateCode'

/** Validation of the affiliate code field by the platform. */
export interface AffiliateCodeCheck {
  readonly fieldErrors: Readonly<Record<string, FieldError>>
  /**
   * Called when a field loses focus. If it is the affiliate code field, validates the code. An unchanged code is
   * validated again only if the request failed.
   */
  checkOnBlur(name: string, code: unknown): void
  /** Clears the error of a field, because it has changed. */
  clearError(name: string): void
}

/**
 * Validates an affiliate code with the platform on blur. If the platform lacks the endpoint or the request fails, the
 * code is validated only when the registration is sent.
 */
export function useAffiliateCodeCheck(): AffiliateCodeCheck {
  const { agent } = usePorts()
  const isSupported = useEngine().supports('agent.affiliate')
  const [rejectedCode, setRejectedCode] = useState<string>()
  const checkedCode = useRef<string>(undefined)
  return {
    fieldErrors: rejectedCode === undefined ? {} : { [fieldName]: { key: 'invitation_code_error' } },
    checkOnBlur: (name, code) => {
      if (!isSupported || name !== fieldName || typeof code !== 'string' || code === '' || checkedCode.current === code) return
      checkedCode.current = code
      agent.affiliate({ code, domain: window.location.hostname }).then(
        ({ valid }) => checkedCode.current === code && setRejectedCode(valid ? undefined : code),
        () => void (checkedCode.current = undefined),
      )
    },
    clearError: (name) => {
      if (name !== fieldName) return
      checkedCode.current = undefined
      setRejectedCode(undefined)
    },
  }
}
