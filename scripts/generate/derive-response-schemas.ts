import type { EndpointSchema } from './derive-endpoints.ts'
import { locateRef, readSchema, type Json } from './schemas.ts'

/** Keywords that `src/adapters/repair-response.ts` applies. */
const supportedKeywords = new Set(
  'type properties required additionalProperties items enum const pattern format minLength maxLength minimum maximum minItems maxItems $ref x-fallback'.split(
    ' ',
  ),
)
/** Keywords that do not decide whether a value is valid. */
const annotations = new Set(['description', 'title', 'examples', 'default', 'x-amount', 'x-relations', 'x-reference', 'x-fields'])

/**
 * Derives the schemas of all responses as data, for the diagnosis of an invalid response: without annotations, and with
 * every reference as a key of `definitions`.
 * @throws Error if a response uses a keyword that the diagnosis does not support
 */
export function deriveResponseSchemas(endpoints: readonly EndpointSchema[]): string {
  const definitions: Record<string, Json> = {}
  const simplifySchema = (schema: Json, id: string): Json =>
    Object.fromEntries(
      Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
        if (annotations.has(keyword)) return []
        if (!supportedKeywords.has(keyword)) throw new Error(`${id}: a response must not use the keyword "${keyword}".`)
        if (keyword === '$ref') return [[keyword, addDefinition(id, value as string)]]
        if (keyword === 'properties') return [[keyword, mapValues(value as Record<string, Json>, (inner) => simplifySchema(inner, id))]]
        const isSchema = typeof value === 'object' && (keyword === 'items' || keyword === 'additionalProperties')
        return [[keyword, isSchema ? simplifySchema(value as Json, id) : value]]
      }),
    )
  const addDefinition = (id: string, ref: string): string => {
    const target = locateRef(id, ref)
    const name = `${target.id}#${target.path}`
    if (definitions[name] === undefined) {
      definitions[name] = {}
      const steps = target.path.split('/').slice(1)
      definitions[name] = simplifySchema(
        steps.reduce((current, step) => current[step] as Json, readSchema(target.id)),
        target.id,
      )
    }
    return name
  }
  const responseSchemas = Object.fromEntries(
    endpoints.map(({ port, name, value }) => [`${port}.${name}`, simplifySchema(value, `api/${port}.json`)]),
  )
  return [
    `/** The schema of the \`value\` of each response. */\nexport const responseSchemas = ${JSON.stringify(responseSchemas)}`,
    `/** The schemas that others refer to by \`$ref\`. */\nexport const definitions = ${JSON.stringify(definitions)}\n`,
  ].join('\n\n')
}

export const responseSchemasTypes = [
  '/** A schema of a response: the keywords of JSON Schema draft-07 that responses use. */',
  'export interface ResponseSchema {',
  '  readonly type?: string | readonly string[]',
  '  readonly properties?: Readonly<Record<string, ResponseSchema>>',
  '  readonly required?: readonly string[]',
  '  readonly additionalProperties?: ResponseSchema | boolean',
  '  readonly items?: ResponseSchema',
  '  readonly enum?: readonly unknown[]',
  '  readonly const?: unknown',
  '  readonly pattern?: string',
  '  readonly format?: string',
  '  readonly minLength?: number',
  '  readonly maxLength?: number',
  '  readonly minimum?: number',
  '  readonly maximum?: number',
  '  readonly minItems?: number',
  '  readonly maxItems?: number',
  '  readonly $ref?: string',
  '  /** The value that the site assumes if the response has none or an invalid one. */',
  "  readonly 'x-fallback'?: unknown",
  '}',
  '',
  'export declare const responseSchemas: Readonly<Record<string, ResponseSchema>>',
  'export declare const definitions: Readonly<Record<string, ResponseSchema>>',
  '',
].join('\n')

const mapValues = (entries: Record<string, Json>, map: (value: Json) => Json): Record<string, Json> =>
  Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, map(value)]))
