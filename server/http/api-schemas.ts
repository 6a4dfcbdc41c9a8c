import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import { type EndpointName, endpoints } from '../../src/generated/endpoints.ts'
import { createSchemaExpander } from '../../src/engine/rules/create-schema-expander.ts'
import { schemasFolder } from '../project-paths.ts'
import { isBase64 } from './is-base64.ts'
import { type QueryShape, createQueryParser } from './parse-query.ts'

/** A file of `schemas/api`: the endpoints of one port. */
export interface PortSchema {
  readonly $id: string
  readonly title: string
  readonly description: string
  readonly 'x-port': string
  readonly endpoints: Readonly<Record<string, EndpointSchema>>
  readonly definitions?: Readonly<Record<string, object>>
}

interface Examples {
  readonly examples?: readonly object[]
}

export interface EndpointSchema {
  readonly summary: string
  /** Schema of the query parameters. The first example is a valid request. */
  readonly query?: QueryShape & Examples
  /** Schema of the body. The first example is a valid request. */
  readonly body?: Examples
  /** Schema of the response value. */
  readonly value: object
  /** Example requests that are rejected, by error code. */
  readonly refused?: Readonly<Record<string, object>>
}

const folder = join(schemasFolder, 'api')

/**
 * Reads the endpoints' schemas, and expands `x-fields` to the fields of the registration and `x-payment-kinds` to the
 * kinds of payment.
 */
export function readPortSchemas(): readonly PortSchema[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'errors.json')
  const resolveReferences = createSchemaExpander((name) => readJson(join(schemasFolder, name)))
  return names.toSorted().map((name) => resolveReferences(readJson<PortSchema>(join(folder, name))))
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T

/** Parses and validates an endpoint's input. */
export interface RequestValidator {
  readonly parse: (input: unknown) => unknown
  readonly validate: ValidateFunction
}

/**
 * Compiles the validators of the endpoints' input. Bodies are validated as they are: nothing is converted, added or
 * removed. Query parameters are strings, which are parsed according to their schema. A schema is compiled on the first
 * request to its endpoint: compiling all of them would take a third of the start-up time.
 * @throws Error if an endpoint has no schema
 */
export function compileRequestValidators(schemas: readonly PortSchema[]): Readonly<Record<EndpointName, RequestValidator | undefined>> {
  const ajv = createAjv(schemas)
  const compile = (name: EndpointName): RequestValidator | undefined => {
    const { port, name: endpoint } = endpoints[name]
    const schema = schemas.find((portSchema) => portSchema['x-port'] === port)
    const endpointSchema = schema?.endpoints[endpoint]
    if (!schema || !endpointSchema) throw new Error(`${name} has no schema in schemas/api.`)
    const inputKind = endpointSchema.query ? 'query' : endpointSchema.body ? 'body' : undefined
    if (inputKind === undefined) return undefined
    let validate: ValidateFunction | undefined
    return {
      get validate() {
        return (validate ??= ajv.compile({ $ref: `${schema.$id}#/endpoints/${endpoint}/${inputKind}` }))
      },
      parse: endpointSchema.query ? createQueryParser(endpointSchema.query) : (body) => body,
    }
  }
  return Object.fromEntries((Object.keys(endpoints) as EndpointName[]).map((name) => [name, compile(name)])) as Record<
    EndpointName,
    RequestValidator | undefined
  >
}

function createAjv(schemas: readonly PortSchema[]): Ajv {
  const ajv = new Ajv({ strict: true, strictTypes: false, coerceTypes: false, removeAdditional: false, useDefaults: false })
  ajv.addVocabulary(['x-port', 'x-reference', 'endpoints'])
  ajv.addFormat('byte', { type: 'string', validate: isBase64 })
  for (const schema of schemas) ajv.addSchema(schema)
  return ajv
}
