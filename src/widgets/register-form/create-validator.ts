import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import type { FieldError } from '../../engine/index.ts'

/** What the form holds, by field. */
export type FormValues = Record<string, string | boolean | undefined>

type Validate = (values: FormValues) => Readonly<Record<string, FieldError>>

/** What the form library calls: a compiled validator with its errors beside it. */
interface CompiledValidate {
  (values: FormValues): boolean
  errors: { instancePath: string; schemaPath: string; keyword: string; params: object; message: string }[] | null
}

/**
 * The rules of the registration as the form library's precompiled validator: nothing is compiled at run time. Each
 * field has at most one error: its `message` is the key of a text, its `params` are the values of that text.
 */
export function createValidator(schema: RJSFSchema, validate: Validate): ValidatorType<FormValues, RJSFSchema> {
  const compiled: CompiledValidate = Object.assign(
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
