import { Ajv, _, type KeywordCxt } from 'ajv'
import { standaloneCode } from './ajv-modules.ts'
import { bundle } from './derive-validators.ts'

/**
 * Derives the validator of registrations as an ES module for the browser and the server. The constraints of a field are
 * passed at run time beside its value, so the schema refers to them with `$data`: nothing is compiled at run time, and
 * no page needs eval.
 */
export async function deriveRegistrationValidator(): Promise<string> {
  const ajv = new Ajv({
    $data: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    messages: false,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
  })
  ajv.addKeyword({
    keyword: 'notAfter',
    type: 'string',
    schemaType: 'string',
    $data: true,
    code: (context: KeywordCxt) => context.fail$data(_`${context.data} > ${context.schemaCode}`),
  })
  ajv.addSchema(registrationSchema)
  return bundle(standaloneCode(ajv, { validateFields: 'registration' }), ['validateFields'], 'export { validateFields }')
}

const createSiblingRef = (name: string) => ({ $data: `1/${name}` })

/**
 * A map of fields: each has its value and, beside it, its constraints. A pattern is not run on a value that is too
 * long.
 */
const registrationSchema = {
  $id: 'registration',
  type: 'object',
  additionalProperties: {
    type: 'object',
    required: { $data: '0/required' },
    properties: {
      value: {
        type: ['string', 'boolean'],
        const: createSiblingRef('equalTo'),
        enum: createSiblingRef('options'),
        minLength: createSiblingRef('min'),
        maxLength: createSiblingRef('max'),
        if: { maxLength: createSiblingRef('max') },
        then: { pattern: createSiblingRef('pattern') },
      },
      birthDate: { type: 'string', notAfter: createSiblingRef('latestBirthDate') },
    },
  },
}

/** Types of the module. */
export const registrationTypes = `/** A field's value and constraints. */
export interface FieldInput {
  /** The properties that must be present. */
  readonly required: readonly ('value' | 'birthDate')[]
  readonly value?: string | boolean
  /** The value that it must equal. */
  readonly equalTo?: string | boolean
  /** The only accepted values. */
  readonly options?: readonly string[]
  /** Minimum and maximum number of characters, in Unicode code points. */
  readonly min?: number
  readonly max?: number
  /** The source of a regular expression for the \`u\` flag. */
  readonly pattern?: string
  /** A date as yyyy-MM-dd, and the latest allowed one. */
  readonly birthDate?: string
  readonly latestBirthDate?: string
}

export interface FieldValidator {
  (fields: Readonly<Record<string, FieldInput>>): boolean
  errors?: readonly { readonly instancePath: string; readonly keyword: string; readonly params: Readonly<Record<string, unknown>> }[] | null
}

/** Whether every field satisfies its constraints. */
export declare const validateFields: FieldValidator
`
