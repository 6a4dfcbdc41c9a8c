import { toPartialSchema, getPartialSchemaId } from './partial-schema.ts'
import { inlineRef } from './inline-ref.ts'
import { mergeWidgetProps } from './merge-widget-props.ts'
import { readSchema, listSchemaNames, type Json } from './schemas.ts'

/**
 * Derives the schemas for editors, by path in schemas/parts: they describe files of a brand that extends another. They
 * are equivalent to the validators, with keywords that editors support: editors ignore examples, siblings of `$ref`,
 * and `discriminator`.
 */
export function deriveEditorSchemas(): Record<string, string> {
  const ids = ['merchant', 'widgets'].flatMap((folder) => listSchemaNames(folder).map((name) => `${folder}/${name}.json`))
  return Object.fromEntries(ids.map((id) => [id, `${JSON.stringify(createEditorSchema(getPartialSchemaId(id)), null, 2)}\n`]))
}

function createEditorSchema(id: string): Json {
  const schema = id === getPartialSchemaId('merchant/node.json') ? withProps(read(id), id) : read(id)
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...toEditorSchema(schema, id) }
}

const read = (id: string): Json =>
  id.startsWith(getPartialSchemaId('')) ? toPartialSchema(readSchema(id.slice(getPartialSchemaId('').length))) : readSchema(id)

function withProps(node: Json, id: string): Json {
  const elseSchema = node['else'] as { properties: Record<string, Json> }
  const props = { ...elseSchema.properties['props'], additionalProperties: false, properties: mergeWidgetProps(id, read) }
  return { ...node, else: { ...elseSchema, properties: { ...elseSchema.properties, props } } }
}

function toEditorSchema(declared: Json, id: string): Json {
  const hasSiblings = '$ref' in declared && Object.keys(declared).length > 1
  const schema = expandDiscriminator(hasSiblings ? inlineRef(declared, id, read) : declared)
  return withExample(Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, toEditorValue(value, id)])))
}

function toEditorValue(value: unknown, id: string): unknown {
  if (Array.isArray(value)) return value.map((item) => toEditorValue(item, id))
  return isObject(value) ? toEditorSchema(value, id) : value
}

/** Expands a discriminator into an enum of its values and an `if`/`then` for each. */
function expandDiscriminator(schema: Json): Json {
  const { discriminator, oneOf, ...rest } = schema
  if (!isObject(discriminator) || !Array.isArray(oneOf)) return schema
  const name = discriminator['propertyName'] as string
  const choices = (oneOf as Json[]).map((member) => {
    const { [name]: discriminatorSchema, ...others } = member['properties'] as Record<string, Json>
    const { const: choice, description } = discriminatorSchema as { const: string; description: string }
    const when = { properties: { [name]: { const: choice } } }
    return { choice, description, conditional: { if: when, then: { ...member, properties: { [name]: true, ...others } } } }
  })
  const names = {
    enum: choices.map(({ choice }) => choice),
    markdownEnumDescriptions: choices.map(({ description }) => escapeMarkdown(description)),
  }
  return { ...rest, properties: { [name]: names }, allOf: choices.map(({ conditional }) => conditional) }
}

function withExample(schema: Json): Json {
  const { description, examples } = schema
  if (typeof description !== 'string' || !Array.isArray(examples)) return schema
  return {
    ...schema,
    markdownDescription: `${escapeMarkdown(description)}\n\nExample:\n\`\`\`json\n${JSON.stringify(examples[0])}\n\`\`\``,
  }
}

const escapeMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]()<>#+\-.!]/g, '\\$&')

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
