import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type Options, type ValidateFunction } from 'ajv'
import { type CallName, endpoints } from '../../src/generated/endpoints.ts'

/** One port of `schemas/api`, as it is written. */
export interface PortSchema {
  readonly $id: string
  readonly title: string
  readonly description: string
  readonly 'x-port': string
  readonly calls: Readonly<Record<string, CallSchema>>
  readonly definitions?: Readonly<Record<string, object>>
}

export interface CallSchema {
  readonly summary: string
  readonly query?: object
  readonly body?: object
  readonly value: object
}

const folder = join(import.meta.dirname, '../../schemas/api')

/** The ports of the table of calls. */
export function readPortSchemas(): readonly PortSchema[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'errors.json')
  return names.toSorted().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as PortSchema)
}

/** What each call takes. Bodies are taken as they are: nothing is converted, added or left out. Queries are text, and become what their schema says. */
export function compileRequests(schemas: readonly PortSchema[]): Readonly<Record<CallName, ValidateFunction | undefined>> {
  const strict = makeAjv(schemas, { coerceTypes: false })
  const coercing = makeAjv(schemas, { coerceTypes: true })
  const compile = (name: CallName): ValidateFunction | undefined => {
    const { port, name: call } = endpoints[name]
    const schema = schemas.find((s) => s['x-port'] === port)
    const shape = schema?.calls[call]
    if (!schema || !shape) throw new Error(`${name} stands in no schema.`)
    const part = shape.query ? 'query' : shape.body ? 'body' : undefined
    return part && (part === 'query' ? coercing : strict).compile({ $ref: `${schema.$id}#/calls/${call}/${part}` })
  }
  return Object.fromEntries((Object.keys(endpoints) as CallName[]).map((name) => [name, compile(name)])) as Record<
    CallName,
    ValidateFunction | undefined
  >
}

function makeAjv(schemas: readonly PortSchema[], options: Options): Ajv {
  const ajv = new Ajv({ strict: true, strictTypes: false, removeAdditional: false, useDefaults: false, ...options })
  ajv.addVocabulary(['x-port', 'x-reference', 'calls'])
  for (const schema of schemas) ajv.addSchema(schema)
  return ajv
}
