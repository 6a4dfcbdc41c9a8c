import { expandPaymentKinds, type PaymentKindTable } from './money/expand-payment-kinds.ts'
import { type FieldSchema, expandRegisterFields } from './registration/expand-register-fields.ts'

/**
 * Creates the function that expands `x-fields` and `x-payment-kinds` in schemas. `readSchema` returns the parsed
 * content of a file of schemas/ by its name.
 */
export function createSchemaExpander(readSchema: (name: string) => unknown): <T>(schema: T) => T {
  const { properties: fields } = readSchema('register-fields.json') as { readonly properties: Readonly<Record<string, FieldSchema>> }
  const { kinds } = readSchema('payment-kinds.json') as { readonly kinds: PaymentKindTable }
  return (schema) => expandPaymentKinds(expandRegisterFields(schema, fields), kinds)
}
