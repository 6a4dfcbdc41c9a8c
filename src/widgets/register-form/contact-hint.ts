import type { FormField } from '../../engine/index.ts'
import { contactFields } from '../../generated/register-fields.ts'

/**
 * Returns the name of the field that shows the contact hint: the form's contact field with the lowest `x-contact` in
 * schemas/register-fields.json; `undefined` if the form has no contact field.
 */
export const findContactHintField = (fields: readonly FormField[]): string | undefined =>
  contactFields.find((name) => fields.some((field) => field.name === name))
