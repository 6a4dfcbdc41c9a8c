import { type ReactNode, useState } from 'react'
import { type FieldError, useConfig, useFormatDuration, useOverlays, usePorts } from '../../engine/index.ts'
import {
  type BrandPhoneCheck,
  findPhoneCheckCode,
  type VerificationCode,
  usePhoneCheck,
  useVerificationCode,
  useSlider,
} from '../../features/verification/index.ts'

interface PhoneVerificationOptions {
  /** Returns the number as it is validated and sent. */
  getNumber(): { readonly mobileNum: string; readonly countryDialingCode: string }
  /** Returns the validation error of the number. */
  getNumberError(): FieldError | undefined
  /** Focuses a field with an error. */
  focusField(field: PhoneField): void
}

type PhoneField = 'mobileNum' | 'verificationCode'

/** Errors of the phone number or its code, found when a code is requested or verified. */
type FieldErrors = Readonly<Partial<Record<string, FieldError>>>

export interface PhoneVerification {
  readonly code: VerificationCode
  /** Dialog with the slider check, if the brand requires it. */
  readonly slider: ReactNode
  readonly fieldErrors: FieldErrors
  clearError(name: string): void
  /**
   * Verifies the code with the provider, and resolves to the request fields that prove possession of the phone.
   * Resolves to no fields if the platform verifies the code itself or no code was entered, and to `undefined` after an
   * error of the provider, which is shown. Rejects with any other error.
   */
  requestPhoneProof(code: string | undefined): Promise<{ readonly firebaseChannel?: string; readonly token?: string } | undefined>
}

/**
 * State of the phone verification of a registration. The platform or the brand's phone verification provider sends the
 * code.
 */
export function usePhoneVerification({ getNumber, getNumberError, focusField }: PhoneVerificationOptions): PhoneVerification {
  const { verification } = usePorts()
  const { warn } = useOverlays()
  const slider = useSlider(useConfig((config) => config.settings.sliderCheck.smsRegister))
  const phoneCheck = usePhoneCheck()
  const formatDuration = useFormatDuration()
  const messageValues = { duration: formatDuration(useConfig((config) => config.settings.times.phoneCodeWaitMinutes)) }
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const showError = (field: PhoneField, error: FieldError): void => {
    setFieldErrors({ [field]: error })
    focusField(field)
  }
  const handleError = (error: unknown): boolean => {
    const errorCode = findPhoneCheckCode(error)
    if (phoneCheck === undefined || errorCode === undefined) return false
    const { text, at: errorTarget } = phoneCheck.getErrorConfig(errorCode)
    if (errorTarget === 'dialog') void warn({ text, confirm: 'in_increase_submit', values: messageValues })
    else showError(errorTarget === 'number' ? 'mobileNum' : 'verificationCode', { key: text, values: messageValues })
    return true
  }
  const code = useVerificationCode({
    purpose: 'register',
    validate: () => {
      const numberError = getNumberError()
      setFieldErrors({})
      if (numberError !== undefined)
        showError(
          'mobileNum',
          phoneCheck ? { key: phoneCheck.getErrorConfig(getNumberErrorCode(getNumber().mobileNum)).text } : numberError,
        )
      return numberError === undefined
    },
    requestCode: async () => {
      if (phoneCheck) return phoneCheck.send(getNumber(), slider.verify)
      const sliderProof = await slider.verify()
      const { mobileNum: mobileNo, countryDialingCode } = getNumber()
      return sliderProof && verification.smsRegister({ countryDialingCode, mobileNo, ...sliderProof })
    },
    handleError,
  })
  return {
    code,
    slider: slider.dialog,
    fieldErrors,
    clearError: (name) => setFieldErrors(({ [name]: _, ...others }) => others),
    requestPhoneProof: async (input) =>
      phoneCheck === undefined || input === undefined ? {} : requestToken(phoneCheck, getNumber(), input, handleError),
  }
}

const getNumberErrorCode = (number: string) => (number === '' ? 'auth/missing-phone-number' : 'auth/invalid-phone-number')

async function requestToken(
  phoneCheck: BrandPhoneCheck,
  phone: Parameters<BrandPhoneCheck['fetchToken']>[0],
  code: string,
  handleError: (error: unknown) => boolean,
): Promise<{ firebaseChannel: string; token: string } | undefined> {
  try {
    return { firebaseChannel: phoneCheck.provider, token: await phoneCheck.fetchToken(phone, code) }
  } catch (error) {
    if (handleError(error)) return undefined
    throw error
  }
}
