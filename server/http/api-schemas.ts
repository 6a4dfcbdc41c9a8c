import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import { type CallName, endpoints } from '../../src/generated/endpoints.ts'
import { makeQueryReader } from './read-query.ts'

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

/** Reads what a call was sent, and judges it. */
export interface RequestJudge {
  readonly read: (asked: unknown) => unknown
  readonly validate: ValidateFunction
}

/** What each call takes. Bodies are taken as they are: nothing is converted, added or left out. Queries are text, and are read as their schema says. */
export function compileRequests(schemas: readonly PortSchema[]): Readonly<Record<CallName, RequestJudge | undefined>> {
  const ajv = makeAjv(schemas)
  const compile = (name: CallName): RequestJudge | undefined => {
    const { port, name: call } = endpoints[name]
    const schema = schemas.find((s) => s['x-port'] === port)
    const shape = schema?.calls[call]
    if (!schema || !shape) throw new Error(`${name} stands in no schema.`)
    const part = shape.query ? 'query' : shape.body ? 'body' : undefined
    if (part === undefined) return undefined
    const validate = ajv.compile({ $ref: `${schema.$id}#/calls/${call}/${part}` })
    return { validate, read: shape.query ? makeQueryReader(shape.query) : (body) => body }
  }
  return Object.fromEntries((Object.keys(endpoints) as CallName[]).map((name) => [name, compile(name)])) as Record<
    CallName,
    RequestJudge | undefined
  >
}

function makeAjv(schemas: readonly PortSchema[]): Ajv {
  const ajv = new Ajv({ strict: true, strictTypes: false, coerceTypes: false, removeAdditional: false, useDefaults: false })
  ajv.addVocabulary(['x-port', 'x-reference', 'calls'])
  for (const schema of schemas) ajv.addSchema(schema)
  return ajv
}
