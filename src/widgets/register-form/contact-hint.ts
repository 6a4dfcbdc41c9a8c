import type { FormField } from '../../engine/index.ts'
import { contactFields } from '../../generated/register-fields.ts'

/** Returns the name of the field with the contact hint: the form's first contact field, in the order of the schema. */
export const findContactHintField = (fields: readonly FormField[]): string | undefined =>
  contactFields.find((name) => fields.some((field) => field.name === name))
