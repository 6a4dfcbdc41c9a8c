import { useState } from 'react'
import type { LoginResult } from '../../generated/api.ts'
import { type FieldError, type Problem, toProblem, useConfig, useOverlays } from '../../engine/index.ts'
import { useSession } from '../../features/session/index.ts'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'

/** Errors of the last attempt. */
interface SubmissionErrors {
  /** Errors by field. */
  readonly fields: Readonly<Record<string, FieldError>>
  /** Error above the button; `undefined` if a field or a dialog shows the error. */
  readonly notice: FieldError | undefined
}

export interface Submission {
  readonly pending: boolean
  readonly errors: SubmissionErrors | undefined
  /** Clears the error of a field that has changed. */
  clearError(name: string): void
  /**
   * Sends a registration and logs in with the response. Resolves to the errors to show; `undefined` after a login, if
   * the brand hides errors, or if `register` resolves to `undefined` because it has shown its error itself. Does
   * nothing if another registration is being sent. If the platform rejects only fields that are not among
   * `shownFields`, its message is the notice.
   */
  submit(shownFields: readonly string[], register: () => Promise<LoginResult | undefined>): Promise<SubmissionErrors | undefined>
}

/** Codes of errors that the platform returns before it checks the captcha; see `isCaptchaUnused` for an exception. */
const errorsBeforeCaptcha: ReadonlySet<string> = new Set([
  'too_many_requests',
  'domain_invalid',
  'method_disabled',
  'age_consent_required',
  'register_invalid',
  'code_wrong',
  'code_expired',
])

/**
 * Whether a captcha is still valid after a failed registration. The exception is an unknown referral code: its error is
 * `register_invalid` too, but the platform checks the captcha first, so that nobody can try out codes without one.
 */
const isCaptchaUnused = ({ code, detail }: Problem): boolean =>
  errorsBeforeCaptcha.has(code) && detail.fields?.['referralCode'] === undefined

/** Sends registrations. `onCaptchaUsed` is called when a registration fails and its captcha is no longer valid. */
export function useSubmission(onCaptchaUsed: () => void): Submission {
  const { signIn } = useSession()
  const { warn } = useOverlays()
  const hidesErrors = useConfig((config) => config.registration.onError === 'silent')
  const [errors, setErrors] = useState<SubmissionErrors>()
  const { pending, run } = useSingleFlight()

  const submit: Submission['submit'] = (shownFields, register) =>
    run(async () => {
      setErrors(undefined)
      try {
        const login = await register()
        if (login) await signIn(login)
        return undefined
      } catch (error) {
        const problem = toProblem(error)
        if (!isCaptchaUnused(problem)) onCaptchaUsed()
        if (hidesErrors) return undefined
        const submissionErrors = toSubmissionErrors(problem, shownFields)
        setErrors(submissionErrors)
        if (problem.code === 'affiliate_invalid') void warn({ text: problem.detail.messageKey, confirm: 'in_increase_submit' })
        return submissionErrors
      }
    })

  const clearError = (name: string): void =>
    setErrors((current) =>
      current?.fields[name] === undefined
        ? current
        : { ...current, fields: Object.fromEntries(Object.entries(current.fields).filter(([fieldName]) => fieldName !== name)) },
    )
  return { pending, errors, clearError, submit }
}

function toSubmissionErrors(
  { code, detail: { messageKey, fields = {}, retryAfterSeconds } }: Problem,
  shownFields: readonly string[],
): SubmissionErrors {
  const hasFieldError = shownFields.some((name) => fields[name] !== undefined) || code === 'affiliate_invalid'
  return {
    fields,
    notice: hasFieldError
      ? undefined
      : { key: messageKey, ...(retryAfterSeconds !== undefined && { values: { seconds: retryAfterSeconds } }) },
  }
}
