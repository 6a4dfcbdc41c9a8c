import { type RJSFSchema, type RJSFValidationError, toErrorSchema, type ValidatorType } from '@rjsf/utils'
import type { FieldError } from '../../engine/index.ts'

/** What the form holds, by field. */
export type FormValues = Record<string, string | boolean | undefined>

type Validate = (values: FormValues) => Readonly<Record<string, FieldError>>

/**
 * The rules of the registration as the form library's validator: nothing is compiled at run time, and the schema is
 * what the form is rendered from. Each field has at most one error: its `message` is the key of a text, its `params`
 * the values of that text.
 */
export function createValidator(validate: Validate): ValidatorType<FormValues, RJSFSchema> {
  const findErrors = (values: FormValues = {}): RJSFValidationError[] =>
    Object.entries(validate(values)).map(([name, { key, values: params }]) => ({
      name: key,
      message: key,
      params,
      property: `.${name}`,
      stack: `.${name} ${key}`,
    }))
  return {
    validateFormData: (values) => {
      const errors = findErrors(values)
      return { errors, errorSchema: toErrorSchema(errors) }
    },
    isValid: (_schema, values) => findErrors(values).length === 0,
    rawValidation: <Result>(_schema: RJSFSchema, values?: FormValues) => ({ errors: findErrors(values) as Result[] }),
  }
}
