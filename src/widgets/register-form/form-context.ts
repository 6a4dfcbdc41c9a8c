import { createContext, use } from 'react'
import type { RJSFSchema, WidgetProps } from '@rjsf/utils'
import type { FormField } from '../../engine/index.ts'
import type { VerificationCode } from '../../features/verification/index.ts'
import type { CaptchaState } from '../../ui/forms/use-captcha.ts'
import type { FormValues } from './create-validator.ts'

/** State shared by the inputs of a form. */
export interface SharedFormState {
  readonly fields: readonly FormField[]
  /** Returns the error of a field in the current language. */
  readonly findError: (name: string) => string | undefined
  readonly captcha: CaptchaState
  /** Code sent by text message. */
  readonly code: VerificationCode
  readonly dialingCode: string
  readonly chooseDialingCode: (code: string) => void
  /** Called when a field loses focus. */
  readonly handleBlur: (name: string) => void
  /** Name of the field that shows the contact hint. */
  readonly hintField: string | undefined
}

/**
 * A context, because the form library treats all functions as equal: a changed callback in the props would not rerender
 * the inputs.
 */
export const SharedFormContext = createContext<SharedFormState | undefined>(undefined)

/** Returns the state shared by the inputs of this form. Throws outside a registration form. */
export function useSharedForm(): SharedFormState {
  const sharedForm = use(SharedFormContext)
  if (sharedForm === undefined) throw new Error('useSharedForm must be called inside a registration form')
  return sharedForm
}

export type InputProps = WidgetProps<FormValues, RJSFSchema>
