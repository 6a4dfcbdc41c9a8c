import { type EndpointName, endpoints } from '../../../src/generated/endpoints.ts'
import { type ErrorCode, errorCatalogue } from '../../../src/generated/errors.ts'
import type { EndpointSchema, PortSchema } from '../api-schemas.ts'
import { commonErrors } from '../endpoint-rules.ts'
import type { EndpointExample } from './read-examples.ts'

type Json = Readonly<Record<string, unknown>>

const dialect = 'http://json-schema.org/draft-07/schema#'

type Examples = Readonly<Partial<Record<EndpointName, EndpointExample>>>

/**
 * Derives the OpenAPI 3.1 document of the endpoints, with the given examples of requests and responses. Schemas stay in
 * JSON Schema draft-07; their references are rewritten to `#/components/schemas`.
 */
export function deriveOpenApi(ports: readonly PortSchema[], examples: Examples): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Livery platform', version: '1', description: 'Every endpoint that a brand’s site calls. The host selects the brand.' },
    jsonSchemaDialect: dialect,
    servers: [{ url: '/' }],
    tags: ports.map(({ title, description }) => ({ name: title, description })),
    paths: createPaths(ports, examples),
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'Session token of a login on the same brand.' } },
      schemas: { ...createDefinitions(ports), ...envelopes },
    },
  }
}

function createPaths(ports: readonly PortSchema[], examples: Examples): Json {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const port of ports) {
    for (const [endpoint, schema] of Object.entries(port.endpoints)) {
      const name = `${port['x-port']}.${endpoint}` as EndpointName
      const { path, method } = endpoints[name]
      paths[path] = { ...paths[path], [method.toLowerCase()]: createOperation(name, port, schema, examples[name]) }
    }
  }
  return paths
}

function createOperation(
  name: EndpointName,
  port: PortSchema,
  { summary, query, body, value }: EndpointSchema,
  example: EndpointExample | undefined,
): Json {
  const { token, encrypted, proof, form } = endpoints[name]
  const rewrite = createRefRewriter(port.$id)
  return {
    operationId: name,
    summary,
    tags: [port.title],
    security: token === 'required' ? [{ session: [] }] : [],
    ...(query || proof
      ? { parameters: [...(query ? createParameters(rewrite(query), example?.input) : []), ...(proof ? [proofHeader] : [])] }
      : {}),
    ...(body ? { requestBody: createRequestBody(rewrite(body), { encrypted, form, example: example?.input }) } : {}),
    responses: {
      200: toResponse('The response value.', createSuccessSchema(rewrite(value)), example && { success: true, value: example.value }),
      ...createErrorResponses(name),
    },
  }
}

const proofHeader: Json = {
  name: 'proof',
  in: 'header',
  required: true,
  description: 'Proof of work for the challenge that verification.work issued for this call.',
  schema: { type: 'string' },
}

function createParameters(query: Json, example: unknown): readonly Json[] {
  const required = (query['required'] ?? []) as readonly string[]
  return Object.entries((query['properties'] ?? {}) as Readonly<Record<string, Json>>).map(([name, schema]) => {
    const { description, ...rest } = schema
    const value = (example as Json | undefined)?.[name]
    return {
      name,
      in: 'query',
      required: required.includes(name),
      ...(description ? { description } : {}),
      schema: rest,
      ...(value === undefined ? {} : { example: value }),
    }
  })
}

interface BodyOptions {
  readonly encrypted: boolean
  readonly form: boolean
  readonly example: unknown
}

function createRequestBody(body: Json, { encrypted, form, example }: BodyOptions): Json {
  if (!encrypted) {
    const mediaType = form ? 'application/x-www-form-urlencoded' : 'application/json'
    return { required: true, content: { [mediaType]: { schema: body, ...(example === undefined ? {} : { example }) } } }
  }
  const description =
    'JWE compact (ECDH-ES+A256KW, A256GCM), encrypted with the public key from system.status. The plaintext is JSON that matches contentSchema.'
  const contentSchema = { ...body, ...(example === undefined ? {} : { examples: [example] }) }
  const payload = { type: 'string', description, contentMediaType: 'application/json', contentSchema }
  return {
    required: true,
    content: {
      'application/json': { schema: { type: 'object', required: ['payload'], additionalProperties: false, properties: { payload } } },
    },
  }
}

/** Returns one response for each status, with the error codes that it may contain. */
function createErrorResponses(name: EndpointName): Json {
  const { errors, token, encrypted, proof, port } = endpoints[name]
  const closedSiteErrors: readonly ErrorCode[] = port === 'system' ? [] : ['site_maintenance', 'site_restricted']
  const codes = new Set<ErrorCode>([
    ...errors,
    ...commonErrors,
    // Every endpoint rejects requests from pages of another host.
    'forbidden',
    ...closedSiteErrors,
    ...(token === 'required' ? (['not_logged_in', 'password_change_required'] as const) : []),
    ...(encrypted ? (['payload_invalid', 'payload_stale'] as const) : []),
    ...(proof ? (['proof_required'] as const) : []),
  ])
  const sortedCodes = [...codes].toSorted()
  const statuses = new Set(sortedCodes.map((code) => errorCatalogue[code].status))
  return Object.fromEntries(
    [...statuses].map((status) => [status, createErrorResponse(sortedCodes.filter((code) => errorCatalogue[code].status === status))]),
  )
}

const createErrorResponse = (codes: readonly ErrorCode[]): Json =>
  toResponse(codes.join(', '), { allOf: [{ $ref: '#/components/schemas/ErrorResponse' }, { properties: { code: { enum: codes } } }] })

const toResponse = (description: string, schema: Json, example?: Json): Json => ({
  description,
  content: { 'application/json': { schema, ...(example && { example }) } },
})

const createSuccessSchema = (value: Json): Json => ({
  type: 'object',
  required: ['success', 'value'],
  properties: { success: { const: true }, value },
})

const envelopes = {
  ErrorResponse: {
    type: 'object',
    description: 'Error response.',
    required: ['success', 'code', 'message'],
    properties: {
      success: { const: false },
      code: { enum: Object.keys(errorCatalogue) },
      message: { type: 'string', description: 'Message for the user, in the language preferred by Accept-Language.' },
      fields: {
        type: 'object',
        description: 'Issue of each invalid field: a message key and its values.',
        additionalProperties: { type: 'object', required: ['key'], properties: { key: { type: 'string' }, values: { type: 'object' } } },
      },
      value: { type: 'object', properties: { captcha: { type: 'boolean', description: 'Whether the next attempt requires a captcha.' } } },
      retryAfterSeconds: { type: 'integer' },
    },
  },
}

function createDefinitions(ports: readonly PortSchema[]): Json {
  return Object.fromEntries(
    ports.flatMap(({ $id, definitions = {} }) =>
      Object.entries(definitions).map(([name, schema]) => [name, createRefRewriter($id)(schema)]),
    ),
  )
}

/** Rewrites `#/definitions/x` and `member.json#/definitions/x` to their location in the document. */
function createRefRewriter(id: string): (schema: object) => Json {
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string' ? resolveRef(inner, id) : rewrite(inner),
      ]),
    )
  }
  return (schema) => rewrite(schema) as Json
}

function resolveRef(ref: string, id: string): string {
  const name = /#\/definitions\/([A-Za-z]+)$/.exec(ref)?.[1]
  if (name === undefined) throw new Error(`${id} refers to ${ref}, which is not a definition.`)
  return `#/components/schemas/${name}`
}
