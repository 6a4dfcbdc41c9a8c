import { type ReactNode, useState } from 'react'
import { type FieldError, useConfig, useOverlays, usePorts } from '../../engine/index.ts'
import {
  type BrandPhoneCheck,
  phoneCheckCode,
  type PhoneCode,
  usePhoneCheck,
  usePhoneCode,
  useSlider,
} from '../../features/verification/index.ts'

interface PhoneInput {
  /** The number as it is judged and sent. */
  number(): { readonly mobileNum: string; readonly countryDialingCode: string }
  /** What is wrong with the number. */
  numberError(): FieldError | undefined
  /** Shows a field to who has to mend it. */
  focusField(field: PhoneField): void
}

type PhoneField = 'mobileNum' | 'verificationCode'

/** What is wrong with the phone or its code, besides what the rules say. */
type FieldErrors = Readonly<Partial<Record<string, FieldError>>>

export interface RegisterCode {
  readonly code: PhoneCode
  /** The dialog that comes first where the brand wants it. */
  readonly slider: ReactNode
  readonly fieldErrors: FieldErrors
  clearError(name: string): void
  /**
   * What goes with a registration to show that the phone is at hand; undefined where that could not be shown, which is
   * said then.
   */
  prove(code: string | undefined): Promise<{ readonly firebaseChannel?: string; readonly token?: string } | undefined>
}

/** The code that a registration asks for: the platform's own, or the one of who checks phones for the brand. */
export function useRegisterCode({ number, numberError, focusField }: PhoneInput): RegisterCode {
  const { verification } = usePorts()
  const { warn } = useOverlays()
  const slider = useSlider(useConfig((config) => config.settings.sliderCheck.smsRegister))
  const check = usePhoneCheck()
  const values = { minutes: useConfig((config) => config.settings.times.phoneCodeWaitMinutes) }
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const showError = (field: PhoneField, error: FieldError): void => {
    setFieldErrors({ [field]: error })
    focusField(field)
  }
  const handleError = (error: unknown): boolean => {
    const errorCode = phoneCheckCode(error)
    if (check === undefined || errorCode === undefined) return false
    const { text, at } = check.explain(errorCode)
    if (at === 'dialog') void warn({ text, confirm: 'in_increase_submit', values })
    else showError(at === 'number' ? 'mobileNum' : 'verificationCode', { key: text, values })
    return true
  }
  const code = usePhoneCode({
    use: 'register',
    ready: () => {
      const found = numberError()
      setFieldErrors({})
      if (found !== undefined) showError('mobileNum', check ? { key: check.explain(numberCode(number().mobileNum)).text } : found)
      return found === undefined
    },
    requestCode: async () => {
      if (check) return check.send(number(), slider.pass)
      const checked = await slider.pass()
      const { mobileNum: mobileNo, countryDialingCode } = number()
      return checked && verification.smsRegister({ countryDialingCode, mobileNo, ...checked })
    },
    handleError,
  })
  return {
    code,
    slider: slider.dialog,
    fieldErrors,
    clearError: (name) => setFieldErrors(({ [name]: _, ...others }) => others),
    prove: async (input) => (check === undefined || input === undefined ? {} : tokenOf(check, number(), input, handleError)),
  }
}

const numberCode = (number: string) => (number === '' ? 'auth/missing-phone-number' : 'auth/invalid-phone-number')

async function tokenOf(
  check: BrandPhoneCheck,
  phone: Parameters<BrandPhoneCheck['token']>[0],
  code: string,
  handleError: (error: unknown) => boolean,
): Promise<{ firebaseChannel: string; token: string } | undefined> {
  try {
    return { firebaseChannel: check.provider, token: await check.token(phone, code) }
  } catch (error) {
    if (handleError(error)) return undefined
    throw error
  }
}
