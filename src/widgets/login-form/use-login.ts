import { useState } from 'react'
import { type Problem, toProblem, useConfig, usePorts } from '../../engine/index.ts'
import { useSession } from '../../features/session/index.ts'
import type { SliderCheck } from '../../features/verification/index.ts'
import { type CaptchaState, useCaptcha } from '../../ui/forms/use-captcha.ts'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'
import { type LoginField, type LoginValues, validateLogin } from './validate-login.ts'

/** Errors as message keys. */
interface LoginErrors {
  readonly fields: Readonly<Partial<Record<LoginField, string>>>
  /** Error that belongs to no field. */
  readonly notice: string | undefined
}

export interface Login {
  readonly pending: boolean
  /** Whether the next attempt needs a captcha. */
  readonly needsCaptcha: boolean
  readonly captcha: CaptchaState
  readonly errors: LoginErrors
  clearError(field: LoginField): void
  /** Logs in. Resolves to the field that should receive the focus after a failure; `undefined` if no field should. */
  logIn(values: LoginValues, remember: boolean): Promise<LoginField | undefined>
}

interface LoginOptions {
  /** Whether a mobile number can be used as the username. */
  readonly acceptsPhone: boolean
  /** Called after a failed attempt, when a captcha is shown for the first time or replaces the one that was used. */
  readonly onNewCaptcha: () => void
  /** Called when the password is correct and the login needs extra verification. */
  readonly onVerificationRequired: (password: string) => void
}

const noErrors: LoginErrors = { fields: {}, notice: undefined }

/**
 * Logs in, after the slider check if the brand requires one. One attempt runs at a time. Values are trimmed, except the
 * password.
 */
export function useLogin(slider: Pick<SliderCheck, 'verify'>, { acceptsPhone, onNewCaptcha, onVerificationRequired }: LoginOptions): Login {
  const { session } = usePorts()
  const { signIn } = useSession()
  const refreshMs = useConfig((config) => config.settings.times.captchaRefreshMs)
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const captcha = useCaptcha({ fetchPicture: () => session.captcha(), fetchText: () => session.captchaText() }, refreshMs, needsCaptcha)
  const [errors, setErrors] = useState(noErrors)
  const { pending, run } = useSingleFlight()

  const showErrors = (loginErrors: LoginErrors): LoginField | undefined => {
    setErrors(loginErrors)
    return (['username', 'password', 'captcha'] as const).find((field) => loginErrors.fields[field] !== undefined)
  }

  const logIn: Login['logIn'] = (values, remember) =>
    run(async () => {
      const missingFields = validateLogin(values, { captchaShown: needsCaptcha, acceptsPhone })
      if (Object.keys(missingFields).length > 0) return showErrors({ fields: missingFields, notice: undefined })
      setErrors(noErrors)
      try {
        const sliderProof = await slider.verify()
        if (sliderProof === undefined) return showErrors({ fields: {}, notice: 'error_slider_required' })
        const captchaInput = needsCaptcha ? { captcha: values.captcha.trim() } : {}
        const { password } = values
        const result = await session.login({
          username: values.username.trim(),
          password,
          type: 'username',
          remember,
          ...captchaInput,
          ...sliderProof,
        })
        await signIn(result, { method: 'username', password })
        return undefined
      } catch (error) {
        const problem = toProblem(error)
        if (problem.code === 'verification_required') {
          onVerificationRequired(values.password)
          return undefined
        }
        const captchaRequired = problem.detail.captcha === true || isCaptchaProblem(problem)
        if (captchaRequired || needsCaptcha) onNewCaptcha()
        // `useCaptcha` requests the first captcha itself once one is required.
        if (needsCaptcha) captcha.refresh()
        else if (captchaRequired) setNeedsCaptcha(true)
        return showErrors(toLoginErrors(problem)) ?? 'password'
      }
    })

  const clearError = (field: LoginField): void => setErrors(({ fields: { [field]: _, ...fields }, notice }) => ({ fields, notice }))
  return { pending, needsCaptcha, captcha, errors, clearError, logIn }
}

/** Returns a problem as errors of the form: a captcha error belongs to its field, any other to the form as a whole. */
function toLoginErrors(problem: Problem): LoginErrors {
  const { messageKey } = problem.detail
  return isCaptchaProblem(problem) ? { fields: { captcha: messageKey }, notice: undefined } : { fields: {}, notice: messageKey }
}

const isCaptchaProblem = ({ code }: Problem): boolean => code === 'captcha_required' || code === 'captcha_wrong'
