import { type ReactNode, useState } from 'react'
import { type FieldError, useConfig, usePorts } from '../../engine/index.ts'
import { type PhoneCode, usePhoneCode, useSlider } from '../../engine/later.ts'

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
  /** The dialog that comes first where the brand wants it. */
  readonly slider: ReactNode
  readonly fault: FieldError | undefined
  forgive(): void
} {
  const { verification } = usePorts()
  const slider = useSlider(useConfig((config) => config.settings.sliderCheck.smsRegister))
  const [fault, setFault] = useState<FieldError>()
  const code = usePhoneCode({
    ready: () => {
      const found = wrong()
      setFault(found)
      if (found !== undefined) turnTo()
      return found === undefined
    },
    ask: async () => {
      const checked = await slider.pass()
      return checked && verification.smsRegister({ countryDialingCode: dialingCode, mobileNo: number(), ...checked })
    },
  })
  return { code, slider: slider.dialog, fault, forgive: () => setFault(undefined) }
}
