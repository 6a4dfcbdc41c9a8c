import { type ParameterShape, maxParameterLengths } from './parameters.ts'

/** A JSON Schema (draft 2020-12). */
type JsonSchema = Readonly<Record<string, unknown>>

const kindSchemas: Readonly<Record<string, JsonSchema>> = {
  text: { type: 'string', minLength: 1, maxLength: maxParameterLengths.text },
  json: { type: 'string', minLength: 1, maxLength: maxParameterLengths.json, contentMediaType: 'application/json' },
  boolean: { type: 'boolean' },
  texts: { type: 'object', additionalProperties: { type: 'string' } },
}

/** Matches a placeholder that lists the values of a parameter, such as `open|maintenance`. */
const alternativesPattern = /^[a-z-]+(?:\|[a-z-]+)+$/

/** Creates the JSON Schema of a command's parameters, with the values that its placeholders list. */
export function createParametersSchema(shape: ParameterShape, placeholders: Readonly<Record<string, string>> = {}): JsonSchema {
  const entries = Object.entries(shape).map(([name, kind]) => {
    if (typeof kind !== 'string')
      return { name, schema: { type: 'integer', minimum: kind.min, maximum: kind.max }, required: !kind.optional }
    const placeholder = placeholders[name] ?? ''
    const schema = alternativesPattern.test(placeholder)
      ? { type: 'string', enum: placeholder.split('|') }
      : kindSchemas[kind.replace('?', '')]
    return { name, schema: schema ?? {}, required: !kind.endsWith('?') }
  })
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: Object.fromEntries(entries.map(({ name, schema }) => [name, schema])),
    required: entries.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  }
}
