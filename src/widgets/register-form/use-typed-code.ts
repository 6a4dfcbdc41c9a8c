import { useRef, useState } from 'react'
import { type FieldError, usePorts } from '../../engine/index.ts'

const field = 'affiliateCode'

/** What the platform says of an affiliate code that was typed. */
export interface TypedCode {
  readonly faults: Readonly<Record<string, FieldError>>
  /** Validates the code of a field that was left, once for each code. */
  leave(name: string, code: unknown): void
  /** Takes back what was said of a field, because it has been changed. */
  forgive(name: string): void
}

/**
 * Asks the platform about a typed affiliate code when its field is left. Without an answer the registration decides.
 */
export function useTypedCode(): TypedCode {
  const { agent } = usePorts()
  const [refused, setRefused] = useState<string>()
  const input = useRef<string>(undefined)
  return {
    faults: refused === undefined ? {} : { [field]: { key: 'invitation_code_error' } },
    leave: (name, code) => {
      if (name !== field || typeof code !== 'string' || code === '' || input.current === code) return
      input.current = code
      agent.affiliate({ code, domain: window.location.hostname }).then(
        ({ valid }) => input.current === code && setRefused(valid ? undefined : code),
        () => void (input.current = undefined),
      )
    },
    forgive: (name) => {
      if (name !== field) return
      input.current = undefined
      setRefused(undefined)
    },
  }
}
