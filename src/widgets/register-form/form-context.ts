import { createContext, use } from 'react'
import type { RJSFSchema, WidgetProps } from '@rjsf/utils'
import type { FormField } from '../../engine/index.ts'
import type { PhoneCode } from '../../features/verification/index.ts'
import type { CaptchaPicture } from '../../ui/forms/use-captcha.ts'
import type { FormValues } from './create-validator.ts'

/** What the inputs of one form share. */
export interface FormShare {
  readonly fields: readonly FormField[]
  /** The error that is shown below a field, in the language of this moment. */
  readonly errorOf: (name: string) => string | undefined
  readonly captcha: CaptchaPicture
  /** The code that comes to the phone. */
  readonly code: PhoneCode
  readonly dialingCode: string
  readonly chooseDialingCode: (code: string) => void
  /** Somebody left a field. */
  readonly leave: (name: string) => void
  /** The field that carries the hint about contacts. */
  readonly hintAt: string | undefined
}

/** It stands beside the form library, which takes any two functions for the same and would not render again. */
export const FormShareContext = createContext<FormShare | undefined>(undefined)

/** What the inputs of this form share. Throws outside of one. */
export function useFormShare(): FormShare {
  const share = use(FormShareContext)
  if (share === undefined) throw new Error('This must be rendered inside the registration form.')
  return share
}

export type InputProps = WidgetProps<FormValues, RJSFSchema>
