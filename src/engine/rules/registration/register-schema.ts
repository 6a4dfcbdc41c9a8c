import type { FormField, RegisterForm } from '../../contract/site.ts'
import type { Consent } from './validate-registration-fields.ts'

/** A registration form as a flat JSON Schema draft-07: a string for each field, a boolean for each check box. */
export interface RegisterSchema {
  readonly $id: string
  readonly type: 'object'
  readonly required: readonly string[]
  readonly properties: Readonly<
    Record<
      string,
      { readonly type: 'string' | 'boolean'; readonly title: string; readonly maxLength?: number; readonly enum?: readonly string[] }
    >
  >
}

/**
 * Returns the schema that the form is rendered from. Its titles are message keys. It does not decide validity: that
 * also depends on other values and on the date, see `validateRegistrationFields`.
 */
export function buildRegisterSchema(fields: readonly FormField[], consents: readonly Consent[]): RegisterSchema {
  const texts = fields.map(({ name, label, max, options }) => {
    const bounds = options ? { enum: options.map(({ value }) => value) } : { maxLength: max }
    return [name, { type: 'string', title: label, ...bounds }] as const
  })
  const checkboxes = consents.map((name) => [name, { type: 'boolean', title: `field_${name}` }] as const)
  return {
    $id: 'register-form',
    type: 'object',
    required: [...fields.filter(({ required }) => required).map(({ name }) => name), ...consents],
    properties: Object.fromEntries([...texts, ...checkboxes]),
  }
}

/**
 * Fields that the platform generates for social and one-click registration, and the verification code, which only the
 * full form asks for.
 */
const generatedFields: ReadonlySet<string> = new Set(['username', 'password', 'confirmPassword', 'verificationCode'])

/**
 * Returns the fields that every registration form must have: those that the platform requires and does not generate.
 */
export const listRequiredFields = ({ fields }: Pick<RegisterForm, 'fields'>): readonly FormField[] =>
  fields.username.filter(({ name, required }) => required && !generatedFields.has(name))
