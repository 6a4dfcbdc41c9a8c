import type { RJSFSchema, WidgetProps } from '@rjsf/utils'
import type { FieldError, FormField } from '../../engine/index.ts'
import type { CaptchaPicture } from '../../ui/use-captcha.ts'
import type { FormValues } from './make-validator.ts'

/** What the inputs of one form share. */
export interface FormContext {
  readonly fields: readonly FormField[]
  /** The error that is shown below a field, given what the rules say against it now. */
  readonly errorOf: (name: string, found: string | undefined) => string | undefined
  readonly captcha: CaptchaPicture
  readonly dialingCode: string
  readonly chooseDialingCode: (code: string) => void
  /** Somebody left a field. */
  readonly leave: (name: string) => void
  /** The field that carries the hint about contacts. */
  readonly hintAt: string | undefined
}

export type InputProps = WidgetProps<FormValues, RJSFSchema, FormContext>

/** Why a field is refused, in words. */
export type Explain = (error: FieldError) => string
