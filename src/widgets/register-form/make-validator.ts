import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import type { FieldError } from '../../engine/index.ts'
import { packError } from './error-text.ts'

/** What the form holds, by field. */
export type FormValues = Record<string, string | boolean | undefined>

type Verdict = (values: FormValues) => Readonly<Record<string, FieldError>>

/** What the form library calls: a compiled validator with its errors beside it. */
interface CompiledCheck {
  (values: FormValues): boolean
  errors: { instancePath: string; schemaPath: string; keyword: string; params: Record<string, never>; message: string }[] | null
}

/**
 * The platform's own verdict as the form library's validator: nothing is compiled at run time. Each field has at most
 * one error, the first.
 */
export function makeValidator(schema: RJSFSchema, verdict: Verdict): ValidatorType<FormValues, RJSFSchema> {
  const check: CompiledCheck = Object.assign(
    (values: FormValues): boolean => {
      const errors = Object.entries(verdict(values)).map(([name, error]) => ({
        instancePath: `/${name}`,
        schemaPath: '',
        keyword: 'rule',
        params: {},
        message: packError(error),
      }))
      check.errors = errors.length === 0 ? null : errors
      return errors.length === 0
    },
    { errors: null },
  )
  return createPrecompiledValidator<FormValues, RJSFSchema>(
    { [schema.$id ?? '']: check } as unknown as Parameters<typeof createPrecompiledValidator>[0],
    schema,
  )
}
