import { createContext, use } from 'react'
import type { RJSFSchema, WidgetProps } from '@rjsf/utils'
import type { FormField } from '../../engine/index.ts'
import type { PhoneCode } from '../../features/verification/index.ts'
import type { CaptchaPicture } from '../../ui/forms/use-captcha.ts'
import type { FormValues } from './create-validator.ts'

/** State shared by the inputs of a form. */
export interface SharedFormState {
  readonly fields: readonly FormField[]
  /** Error below a field, in the current language. */
  readonly errorOf: (name: string) => string | undefined
  readonly captcha: CaptchaPicture
  /** Code sent by text message. */
  readonly code: PhoneCode
  readonly dialingCode: string
  readonly chooseDialingCode: (code: string) => void
  /** Called on blur of a field. */
  readonly handleBlur: (name: string) => void
  /** Field that shows the hint about contacts. */
  readonly hintField: string | undefined
}

/**
 * A context instead of props: the form library treats all functions as equal, so that changed props would not render.
 */
export const SharedFormContext = createContext<SharedFormState | undefined>(undefined)

/** Returns the state shared by the inputs of this form. Throws outside of a form. */
export function useSharedForm(): SharedFormState {
  const shared = use(SharedFormContext)
  if (shared === undefined) throw new Error('useSharedForm must be called inside a registration form')
  return shared
}

export type InputProps = WidgetProps<FormValues, RJSFSchema>
