import { registerFields, type RegisterField } from './schemas.ts'

/** Derives constants about registration fields: their names, and groups of them by the properties of their schemas. */
export function deriveRegisterFields(): string {
  const fields = Object.entries(registerFields)
  const listNames = (matches: (field: RegisterField) => boolean): string[] =>
    fields.flatMap(([name, field]) => (matches(field) ? [name] : []))
  const contacts = fields
    .flatMap(([name, { 'x-contact': order }]) => (order === undefined ? [] : [{ name, order }]))
    .toSorted((a, b) => a.order - b.order)
  const inputs = Object.fromEntries(fields.flatMap(([name, { 'x-input': input }]) => (input === undefined ? [] : [[name, input]])))
  return [
    formatConstant('All registration fields.', 'registerFields', Object.keys(registerFields)),
    formatConstant(
      'Fields that are not stored in the profile as entered.',
      'nonProfileFields',
      listNames((field) => field['x-apart'] === true),
    ),
    formatConstant(
      'Fields that are shown unmasked to their owner.',
      'fieldsShownWhole',
      listNames((field) => field['x-shown'] === 'whole'),
    ),
    formatConstant(
      'Fields that are never shown to their owner.',
      'fieldsNeverShown',
      listNames((field) => field['x-shown'] === 'never'),
    ),
    formatConstant(
      'Contact fields in order of preference.',
      'contactFields',
      contacts.map(({ name }) => name),
    ),
    formatConstant('Default inputs of fields that the brand has not configured.', 'defaultInputs', inputs),
  ].join('\n')
}

const formatConstant = (doc: string, name: string, value: unknown): string =>
  `/** ${doc} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const\n`
