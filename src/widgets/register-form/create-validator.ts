import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import type { FieldError } from '../../engine/index.ts'

/** Form values by field. */
export type FormValues = Record<string, string | boolean | undefined>

type ValidateFunction = (values: FormValues) => Readonly<Record<string, FieldError>>

/** A compiled validator as the form library calls it: a function with its errors as a property. */
interface CompiledValidateFunction {
  (values: FormValues): boolean
  errors: { instancePath: string; schemaPath: string; keyword: string; params: object; message: string }[] | null
}

/**
 * Adapts the validation of the registration fields to the form library, which then compiles no schema at run time. Each
 * field has at most one error: `message` is a message key, `params` are its values.
 */
export function createValidator(schema: RJSFSchema, validate: ValidateFunction): ValidatorType<FormValues, RJSFSchema> {
  const compiled: CompiledValidateFunction = Object.assign(
    (values: FormValues): boolean => {
      const errors = Object.entries(validate(values)).map(([name, { key, values: params }]) => ({
        instancePath: `/${name}`,
        schemaPath: '',
        keyword: 'rule',
        message: key,
        params: params ?? {},
      }))
      compiled.errors = errors.length === 0 ? null : errors
      return errors.length === 0
    },
    { errors: null },
  )
  return createPrecompiledValidator<FormValues, RJSFSchema>(
    { [schema.$id ?? '']: compiled } as unknown as Parameters<typeof createPrecompiledValidator>[0],
    schema,
  )
}
