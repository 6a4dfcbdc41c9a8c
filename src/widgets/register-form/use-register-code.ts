import { useState } from 'react'
import { type FieldError, usePorts } from '../../engine/index.ts'
import { type PhoneCode, usePhoneCode } from '../../engine/later.ts'

interface Phone {
  readonly dialingCode: string
  /** The number as it is judged and sent. */
  number(): string
  /** What is wrong with the number. */
  wrong(): FieldError | undefined
  /** Shows the number to who has to mend it. */
  turnTo(): void
}

/** The code that a registration asks for, and what is wrong with the number where it could not be sent. */
export function useRegisterCode({ dialingCode, number, wrong, turnTo }: Phone): {
  readonly code: PhoneCode
  readonly fault: FieldError | undefined
  forgive(): void
} {
  const { verification } = usePorts()
  const [fault, setFault] = useState<FieldError>()
  const code = usePhoneCode({
    ready: () => {
      const found = wrong()
      setFault(found)
      if (found !== undefined) turnTo()
      return found === undefined
    },
    ask: () => verification.smsRegister({ countryDialingCode: dialingCode, mobileNo: number() }),
  })
  return { code, fault, forgive: () => setFault(undefined) }
}
