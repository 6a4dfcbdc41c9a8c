import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { compile, type JSONSchema } from 'json-schema-to-typescript'
import { followRef, toPascalCase, readSchema, listSchemaNames, type Json } from './schemas.ts'

/**
 * Derives the TypeScript types of a root schema, whose `$ref`s are relative to schemas/<folder>. For a `$ref` with
 * sibling keywords, json-schema-to-typescript would generate types such as `Action1` and `Action2`. Each is therefore
 * replaced by the name of the referenced type, or by the schema itself if that has no title. The temporary type
 * `Anchors` refers to the named types, so that they are generated.
 */
async function deriveTypes(folder: string, createRoot: (anchors: Json) => Json): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'livery-types-'))
  try {
    const anchors = new Map<string, string>()
    for (const id of ['merchant', 'widgets', 'api'].flatMap((name) => listSchemaNames(name).map((schema) => `${name}/${schema}.json`))) {
      mkdirSync(dirname(join(copy, id)), { recursive: true })
      writeFileSync(join(copy, id), JSON.stringify(replaceRefsWithTypes(readSchema(id), id, anchors)))
    }
    const schema = createRoot({
      title: 'Anchors',
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(
        [...anchors].filter(([, ref]) => ref.startsWith(folder)).map(([title, ref]) => [title, { $ref: `../${ref}` }]),
      ),
    })
    const text = await compile(schema as unknown as JSONSchema, schema['title'] as string, {
      cwd: join(copy, folder) + '/',
      bannerComment: '',
      additionalProperties: false,
      ignoreMinAndMaxItems: true,
      style: { semi: false, singleQuote: true },
    })
    return text.replace(/^ {2}anchors\?: Anchors\n/m, '').replace(/^export interface Anchors \{[^}]*\}\n/m, '')
  } finally {
    rmSync(copy, { recursive: true })
  }
}

function replaceRefsWithTypes(schema: unknown, id: string, anchors: Map<string, string>): unknown {
  if (Array.isArray(schema)) return schema.map((item) => replaceRefsWithTypes(item, id, anchors))
  if (typeof schema !== 'object' || schema === null) return schema
  const { $ref, ...siblings } = schema as Json
  if (typeof $ref !== 'string')
    return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, replaceRefsWithTypes(value, id, anchors)]))
  if (Object.keys(siblings).length === 0) return schema
  const target = followRef(id, $ref)
  const title = target.schema['title']
  if (typeof title !== 'string') return { ...target.schema, ...siblings }
  anchors.set(title, `${target.id}#${$ref.split('#')[1] ?? ''}`)
  return { tsType: title, ...(siblings['description'] === undefined ? {} : { description: siblings['description'] }) }
}

/** Derives the types of a merchant: `MerchantConfig`, and `WidgetProps` by widget kind. */
export function deriveConfigTypes(): Promise<string> {
  const kinds = listSchemaNames('merchant').filter((kind) => !['common', 'node', 'page', 'messages'].includes(kind))
  const widgets = listSchemaNames('widgets')
  const toObjectSchema = (title: string, properties: Json): Json => ({
    title,
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
  })
  return deriveTypes('merchant', (anchors) => ({
    ...toObjectSchema('MerchantConfig', {
      ...Object.fromEntries(kinds.map((kind) => [kind, { $ref: `${kind}.json` }])),
      pages: { type: 'object', additionalProperties: { $ref: 'page.json' } },
      messages: { type: 'object', additionalProperties: { $ref: 'messages.json' } },
      widgetProps: toObjectSchema('WidgetProps', Object.fromEntries(widgets.map((kind) => [kind, { $ref: `../widgets/${kind}.json` }]))),
      anchors,
    }),
    required: [...kinds, 'pages', 'messages', 'widgetProps'],
  })).then((text) => text.replace(/^ {2}widgetProps: WidgetProps\n/m, ''))
}

/** Derives the request and response types of every endpoint: `Calls`. */
export function deriveCallTypes(
  endpoints: readonly { port: string; name: string; query?: Json; body?: Json; value: Json }[],
): Promise<string> {
  const properties = Object.fromEntries(
    endpoints.map((endpoint) => {
      const title = toPascalCase(`${endpoint.port}.${endpoint.name}`)
      const sections = (['query', 'body', 'value'] as const).filter((part) => endpoint[part] !== undefined)
      const schemas = sections.map((part) => [
        part,
        withTitle(qualifyRefs(endpoint[part] as Json, endpoint.port), `${title}${toPascalCase(part)}`),
      ])
      return [
        `${endpoint.port}.${endpoint.name}`,
        { title: `${title}Call`, type: 'object', additionalProperties: false, required: sections, properties: Object.fromEntries(schemas) },
      ]
    }),
  )
  return deriveTypes('api', (anchors) => ({
    title: 'Calls',
    description: 'Request and response of every endpoint.',
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties: { ...properties, anchors },
  }))
}

const withTitle = (schema: Json, title: string): Json => (typeof schema['$ref'] === 'string' ? schema : { title, ...schema })

/** Adds the file to local references, so that the schema can be moved into another file. */
function qualifyRefs(schema: Json, port: string): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', `"$ref":"${port}.json#`)) as Json
}
