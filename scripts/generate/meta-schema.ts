import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import { collectFindings } from '../../src/engine/compile/validate/collect-findings.ts'
import type { Validate } from '../../src/generated/validate-config.js'
import { addFormats } from './ajv-modules.ts'

type Json = Readonly<Record<string, unknown>>

/** Reports a mistake at a JSON pointer: at its key or at its value. */
export type Report = (pointer: string, message: string, at?: 'key' | 'value') => void

/** A file of schemas/. */
export interface SchemaFile {
  /** Path below schemas/, such as `widgets/steps.json`. */
  readonly id: string
  readonly value: Json
  readonly report: Report
}

/** Creates a validator of schema files. The id of a file decides which definitions of `schemas/meta.json` apply. */
export function createMetaSchemaValidator(root: string): (file: SchemaFile) => void {
  const { definitions } = JSON.parse(readFileSync(join(root, 'schemas/meta.json'), 'utf8')) as { definitions: Record<string, Json> }
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false })
  addFormats(ajv)
  const createRef = (name: string): Json => ({ $ref: `#/definitions/${name}` })
  const schemasByRule: Readonly<Record<string, readonly Json[]>> = {
    api: [createRef('api')],
    errors: [createRef('errors')],
    paymentKinds: [createRef('paymentKinds')],
    widget: [createRef('widget'), withFileKeywords(definitions['schema'], definitions['widget'])],
    schema: [withFileKeywords(definitions['schema'])],
  }
  const compile = (schemas: readonly Json[]) => ajv.compile({ definitions, allOf: [createRef('file'), ...schemas] })
  const validators = Object.fromEntries(Object.entries(schemasByRule).map(([name, schemas]) => [name, compile(schemas)]))
  return ({ id, value, report }) => {
    const validate = validators[getRuleName(id)] as ValidateFunction
    const findings = collectFindings(validate as Validate, value)
    for (const { pointer, message, remedy, at } of findings) report(pointer, remedy === undefined ? message : `${message} ${remedy}`, at)
    if (findings.length === 0 && validate.errors) report('', ajv.errorsText(validate.errors))
  }
}

function getRuleName(id: string): string {
  if (id === 'api/errors.json') return 'errors'
  if (id === 'payment-kinds.json') return 'paymentKinds'
  return id.startsWith('api/') ? 'api' : id.startsWith('widgets/') ? 'widget' : 'schema'
}

/** Returns a schema that also allows the keywords of a file: `$schema`, `$id` and the properties of `keywords`. */
const withFileKeywords = (schema: Json = {}, keywords: Json = {}): Json => ({
  ...schema,
  properties: { $schema: {}, $id: {}, ...(keywords['properties'] as Json | undefined), ...(schema['properties'] as Json) },
})
