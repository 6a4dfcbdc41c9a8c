import type { FormField, RegisterForm } from '../../contract/site.ts'
import type { Consent } from './check-registration.ts'

/** A registration form as JSON Schema draft-07, flat: texts by field, and boxes to tick. */
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
 * The schema that the form is rendered from. Its titles are message keys. The verdict is not taken by it: what a value
 * must fulfil also depends on other values and on the day, and stands in `checkRegistration`.
 */
export function registerSchema(fields: readonly FormField[], consents: readonly Consent[]): RegisterSchema {
  const texts = fields.map(({ name, label, max, options }) => {
    const bounds = options ? { enum: options.map(({ value }) => value) } : { maxLength: max }
    return [name, { type: 'string', title: label, ...bounds }] as const
  })
  const boxes = consents.map((name) => [name, { type: 'boolean', title: `field_${name}` }] as const)
  return {
    $id: 'register-form',
    type: 'object',
    required: [...fields.filter(({ required }) => required).map(({ name }) => name), ...consents],
    properties: Object.fromEntries([...texts, ...boxes]),
  }
}

/**
 * What the platform makes itself for who comes from another site, or by one click; and the code, which only who types
 * all of it is asked for.
 */
const made: ReadonlySet<string> = new Set(['username', 'password', 'confirmPassword', 'verificationCode'])

/** What a registration asks for all the same: what the platform's rules require, and nothing that could be left out. */
export const requiredFields = ({ fields }: Pick<RegisterForm, 'fields'>): readonly FormField[] =>
  fields.username.filter(({ name, required }) => required && !made.has(name))
