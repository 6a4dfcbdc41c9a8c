import { registerFields, type RegisterField } from './schemas.ts'

/** What the code knows of the fields of a registration: their names, and those that their schema says more of. */
export function deriveRegisterFields(): string {
  const fields = Object.entries(registerFields)
  const names = (holds: (field: RegisterField) => boolean): string[] => fields.flatMap(([name, field]) => (holds(field) ? [name] : []))
  const contacts = fields
    .flatMap(([name, { 'x-contact': order }]) => (order === undefined ? [] : [{ name, place: order }]))
    .toSorted((a, b) => a.place - b.place)
  const inputs = Object.fromEntries(fields.flatMap(([name, { 'x-input': input }]) => (input === undefined ? [] : [[name, input]])))
  return [
    constant('The fields that a registration can have.', 'registerFields', Object.keys(registerFields)),
    constant(
      'Those that are not kept in the profile as they were typed.',
      'fieldsApart',
      names((field) => field['x-apart'] === true),
    ),
    constant(
      'Those that their owner sees whole.',
      'fieldsShownWhole',
      names((field) => field['x-shown'] === 'whole'),
    ),
    constant(
      'Those that their owner never sees.',
      'fieldsNeverShown',
      names((field) => field['x-shown'] === 'never'),
    ),
    constant(
      'Ways to reach somebody, the first one first.',
      'contactFields',
      contacts.map(({ name }) => name),
    ),
    constant('The inputs of fields that the brand has not set up.', 'plainInputs', inputs),
  ].join('\n')
}

const constant = (doc: string, name: string, value: unknown): string =>
  `/** ${doc} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const\n`
