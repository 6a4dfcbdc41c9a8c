import type { FormField } from '../../engine/index.ts'
import { contactFields } from '../../generated/register-fields.ts'

/** Returns the field with the hint about contacts: the first contact field of the form, in the order of the schema. */
export const findContactHintField = (fields: readonly FormField[]): string | undefined =>
  contactFields.find((name) => fields.some((field) => field.name === name))
