import { readSchema, listSchemaNames, type Json } from './schemas.ts'

/** An endpoint as its port's schema declares it. */
export interface EndpointSchema {
  port: string
  name: string
  method: string
  path: string
  token: string
  encrypted: boolean
  /** Whether it requires a proof of work. */
  proof?: true
  /** Whether its body is form-encoded. */
  form?: true
  /** Maximum calls per minute from one client address to one brand, if lower than the general limit. */
  limit?: number
  /** Maximum bytes of its body, if higher than the general limit. */
  maxBodyBytes?: number
  /** Its event in the audit log: one name, or one per value of a property of its body. */
  audit?: string | { by: string; events: Record<string, string> }
  /** Whether it is called before the first paint. */
  first?: true
  query?: Json
  body?: Json
  value: Json
  errors: string[]
}

/** Returns every endpoint of every port. */
export const readEndpointSchemas = (): EndpointSchema[] =>
  listSchemaNames('api')
    .filter((port) => port !== 'errors')
    .flatMap((port) =>
      Object.entries(readSchema(`api/${port}.json`)['endpoints'] as Record<string, Omit<EndpointSchema, 'port' | 'name'>>).map(
        ([name, endpoint]) => ({
          ...endpoint,
          port,
          name,
        }),
      ),
    )

const formatConstant = (doc: string, name: string, value: unknown, type?: string): string =>
  `/** ${doc} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const\n${type === undefined ? '' : `\nexport type ${type} = keyof typeof ${name}\n`}`

/** Derives the endpoint table as a TypeScript constant. */
export function deriveEndpoints(endpoints: readonly EndpointSchema[]): string {
  const table = Object.fromEntries(
    endpoints.map(({ port, name, method, path, token, encrypted, proof, form, errors }) => [
      `${port}.${name}`,
      { port, name, method, path, token, encrypted, proof: proof === true, form: form === true, errors },
    ]),
  )
  return formatConstant('All endpoints of the API: their addresses and requirements.', 'endpoints', table, 'EndpointName')
}

/**
 * Derives the rules that only the server applies. They are separate from the endpoint table, which the browser loads
 * with the registration form.
 */
export function deriveEndpointRules(endpoints: readonly EndpointSchema[]): string {
  const table = endpoints.flatMap(({ port, name, limit, maxBodyBytes, audit }) => {
    if (limit === undefined && maxBodyBytes === undefined && audit === undefined) return []
    const rules = {
      ...(limit !== undefined && { limit }),
      ...(maxBodyBytes !== undefined && { maxBodyBytes }),
      ...(audit !== undefined && { audit }),
    }
    return [[`${port}.${name}`, rules] as const]
  })
  return formatConstant(
    'Rate limit, maximum body size and audit event of each endpoint that declares at least one of them.',
    'endpointRules',
    Object.fromEntries(table),
  )
}

/** Derives the maximum length of each text parameter that declares one, by endpoint. */
export function deriveMaxLengths(endpoints: readonly EndpointSchema[]): string {
  const listMaxLengths = ({ body, query }: EndpointSchema) =>
    Object.entries((body ?? query)?.['properties'] ?? {}).flatMap(([name, { maxLength }]: [string, Json]) =>
      typeof maxLength === 'number' ? [[name, maxLength] as const] : [],
    )
  const table = endpoints.flatMap((endpoint) => {
    const maxLengths = listMaxLengths(endpoint)
    return maxLengths.length === 0 ? [] : [[`${endpoint.port}.${endpoint.name}`, Object.fromEntries(maxLengths)] as const]
  })
  return formatConstant('Maximum number of characters of each text parameter.', 'maxLengths', Object.fromEntries(table))
}

/**
 * Derives the catalogue of errors. It is separate from the endpoint table, because the browser loads it before the
 * first paint.
 */
export function deriveErrors(): string {
  const { errors, clientErrors } = readSchema('api/errors.json')
  const errorEntries = Object.entries(errors as Record<string, { messageKey: string }>)
  const regularCodes = errorEntries.flatMap(([code, { messageKey }]) => (messageKey === `error_${code}` ? [code] : []))
  const irregularMessageKeys = Object.fromEntries(
    errorEntries.flatMap(([code, { messageKey }]) => (regularCodes.includes(code) ? [] : [[code, messageKey]])),
  )
  return [
    formatConstant('All error codes of the API: HTTP status, message key and reaction.', 'errorCatalogue', errors, 'ErrorCode'),
    formatConstant(
      'The codes whose message key is `error_<code>`, separated by spaces. The browser needs only the code of each.',
      'regularErrorCodes',
      regularCodes.join(' '),
    ),
    formatConstant('The message keys of the other codes.', 'irregularMessageKeys', irregularMessageKeys),
    formatConstant('Errors that arise in the browser, before or without a response.', 'clientErrors', clientErrors),
  ].join('\n')
}
