import { type ParameterShape, parameterCharacters } from './parameters.ts'

/** A JSON Schema of the draft 2020-12. */
type JsonSchema = Readonly<Record<string, unknown>>

const kindSchemas: Readonly<Record<string, JsonSchema>> = {
  text: { type: 'string', minLength: 1, maxLength: parameterCharacters.text },
  json: { type: 'string', minLength: 1, maxLength: parameterCharacters.json, contentMediaType: 'application/json' },
  boolean: { type: 'boolean' },
  texts: { type: 'object', additionalProperties: { type: 'string' } },
}

/** Returns the JSON Schema of a command's parameters. */
export function parametersSchema(shape: ParameterShape): JsonSchema {
  const entries = Object.entries(shape).map(([name, kind]) => {
    if (typeof kind !== 'string')
      return { name, schema: { type: 'integer', minimum: kind.min, maximum: kind.max }, required: !kind.optional }
    return { name, schema: kindSchemas[kind.replace('?', '')] ?? {}, required: !kind.endsWith('?') }
  })
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: Object.fromEntries(entries.map(({ name, schema }) => [name, schema])),
    required: entries.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  }
}
