import type { FormField } from '../../engine/index.ts'
import { contactFields } from '../../generated/register-fields.ts'

/** Returns the name of the field that shows the contact hint: the first contact field, in the order of the schema. */
export const findContactHintField = (fields: readonly FormField[]): string | undefined =>
  contactFields.find((name) => fields.some((field) => field.name === name))
