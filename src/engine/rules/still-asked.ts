import type { FormField, RegisterForm } from '../contract/site.ts'

/** What the platform makes itself for who comes from another site, or by one click. */
const made: ReadonlySet<string> = new Set(['username', 'password', 'confirmPassword'])

/** What a registration asks for all the same: what the platform's rules require, and nothing that could be left out. */
export const stillAsked = ({ fields }: Pick<RegisterForm, 'fields'>): readonly FormField[] =>
  fields.username.filter(({ name, required }) => required && !made.has(name))
