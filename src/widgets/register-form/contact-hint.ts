import type { FormField } from '../../engine/index.ts'
import { contactFields } from '../../generated/register-fields.ts'

/**
 * The field that the hint about contacts stands beside: the first way to reach somebody that the form asks for, in the
 * order in which their schema has them.
 */
export const contactHintField = (fields: readonly FormField[]): string | undefined =>
  contactFields.find((name) => fields.some((field) => field.name === name))
