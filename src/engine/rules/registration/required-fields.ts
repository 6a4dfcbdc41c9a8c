import type { FormField, RegisterForm } from '../../contract/site.ts'

/**
 * What the platform makes itself for who comes from another site, or by one click; and the code, which only who types
 * all of it is asked for.
 */
const made: ReadonlySet<string> = new Set(['username', 'password', 'confirmPassword', 'verificationCode'])

/** What a registration asks for all the same: what the platform's rules require, and nothing that could be left out. */
export const requiredFields = ({ fields }: Pick<RegisterForm, 'fields'>): readonly FormField[] =>
  fields.username.filter(({ name, required }) => required && !made.has(name))
