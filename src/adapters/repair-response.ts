import type { ResponseFault } from '../engine/contract/port.ts'
import { definitions, type ResponseSchema, responseSchemas } from '../generated/response-schemas.js'
import { isRecord } from './problem.ts'

/** The usable part of an invalid response: `value` is `undefined` if there is none. */
export interface RepairResult {
  readonly value: unknown
  readonly faults: readonly ResponseFault[]
}

/**
 * Removes the invalid parts of a response: omits an optional property, drops an item of a list, and replaces a property
 * whose schema has `x-fallback` with that value. An invalid required property without a fallback invalidates its
 * parent. This module is loaded with the first invalid response.
 * @param name the name of the endpoint
 * @param response the `value` of the envelope, or the whole body if it is not an envelope
 * @param isValid validates a value; missing if `response` is not an envelope
 */
export function repairResponse(name: string, response: unknown, isValid?: (value: unknown) => boolean): RepairResult {
  const faults: ResponseFault[] = []
  const schema = responseSchemas[name]
  if (isValid === undefined || schema === undefined) {
    const expected = 'JSON, { "success": true, "value": … } or { "success": false, "code": "…" }'
    return { value: undefined, faults: [{ pointer: '', expected, found: describeType(response), value: undefined, effect: 'rejected' }] }
  }
  const repaired = repair(schema, response, '', faults)
  return { value: repaired && isValid(repaired.value) ? repaired.value : undefined, faults }
}

type RepairedValue = { readonly value: unknown } | undefined
type JsonObject = Readonly<Record<string, unknown>>

/** Returns the valid part of a value; `undefined` if it has none. */
function repair(unresolvedSchema: ResponseSchema, value: unknown, pointer: string, faults: ResponseFault[]): RepairedValue {
  const schema = resolveRef(unresolvedSchema)
  const expected = describeExpected(schema, value)
  if (expected !== undefined) {
    faults.push({ pointer, expected, found: describeType(value), value, effect: 'rejected' })
    return undefined
  }
  if (Array.isArray(value)) return repairList(schema, value, pointer, faults)
  return isRecord(value) ? repairObject(schema, value, pointer, faults) : { value }
}

function repairList(schema: ResponseSchema, list: readonly unknown[], pointer: string, faults: ResponseFault[]): RepairedValue {
  const { items, minItems = 0 } = schema
  if (items === undefined) return { value: list }
  const validItems = list.flatMap((item, index) => {
    const itemFaults: ResponseFault[] = []
    const repaired = repair(items, item, `${pointer}/${String(index)}`, itemFaults)
    faults.push(
      ...itemFaults.map((fault) => (repaired === undefined && fault.effect === 'rejected' ? { ...fault, effect: 'item' as const } : fault)),
    )
    return repaired === undefined ? [] : [repaired.value]
  })
  return validItems.length < minItems ? undefined : { value: validItems }
}

function repairObject(schema: ResponseSchema, object: JsonObject, pointer: string, faults: ResponseFault[]): RepairedValue {
  const { properties = {}, required = [], additionalProperties: additional } = schema
  const validProperties: Record<string, unknown> = {}
  let hasAllRequired = true
  for (const key of new Set([...Object.keys(properties), ...Object.keys(object)])) {
    const propertySchema = properties[key] ?? additional
    const propertyPointer = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    const isPresent = Object.hasOwn(object, key)
    if (propertySchema === undefined || propertySchema === true) validProperties[key] = object[key]
    else if (propertySchema !== false && (isPresent || required.includes(key))) {
      const propertyFaults: ResponseFault[] = []
      const repaired = isPresent
        ? repair(propertySchema, object[key], propertyPointer, propertyFaults)
        : reportMissing(propertySchema, propertyPointer, propertyFaults)
      const fallback = resolveRef(propertySchema)['x-fallback']
      const effect: ResponseFault['effect'] = fallback !== undefined ? 'fallback' : required.includes(key) ? 'rejected' : 'property'
      faults.push(...propertyFaults.map((fault) => (repaired === undefined && fault.effect === 'rejected' ? { ...fault, effect } : fault)))
      if (repaired !== undefined) validProperties[key] = repaired.value
      else if (fallback !== undefined) validProperties[key] = fallback
      else if (effect === 'rejected') hasAllRequired = false
    }
  }
  return hasAllRequired ? { value: validProperties } : undefined
}

function reportMissing(schema: ResponseSchema, pointer: string, faults: ResponseFault[]): undefined {
  faults.push({ pointer, expected: describeSchema(resolveRef(schema)), found: 'nothing', value: undefined, effect: 'rejected' })
}

/** Returns the schema that a `$ref` refers to, recursively. Keywords beside the `$ref` override those of the target. */
function resolveRef({ $ref, ...siblings }: ResponseSchema): ResponseSchema {
  if ($ref === undefined) return siblings
  return { ...resolveRef(definitions[$ref] ?? {}), ...siblings }
}

/** Describes the values that a schema allows; `undefined` if the value is valid apart from its items and properties. */
function describeExpected(schema: ResponseSchema, value: unknown): string | undefined {
  const types = schema.type === undefined ? [] : [schema.type].flat()
  const isValid =
    (types.length === 0 || types.some((type) => hasType(value, type))) &&
    (schema.enum?.includes(value) ?? true) &&
    (schema.const === undefined || schema.const === value) &&
    (typeof value !== 'string' || matchesText(schema, value)) &&
    (typeof value !== 'number' || (value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity))) &&
    (!Array.isArray(value) || (value.length >= (schema.minItems ?? 0) && value.length <= (schema.maxItems ?? Infinity)))
  return isValid ? undefined : describeSchema(schema)
}

function matchesText({ pattern, format, minLength = 0, maxLength = Infinity }: ResponseSchema, text: string): boolean {
  const { length } = [...text]
  return (
    length >= minLength &&
    length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text)) &&
    (format === undefined || matchesFormat(format, text))
  )
}

const matchesFormat = (format: string, text: string): boolean =>
  format === 'date-time' ? /^\d{4}-\d\d-\d\d[T ]/i.test(text) && !Number.isNaN(Date.parse(text)) : format !== 'uri' || URL.canParse(text)

function hasType(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isRecord(value)
  return type === 'null' ? value === null : typeof value === type
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  null: 'null',
}

function describeSchema(schema: ResponseSchema): string {
  const { type, enum: values, minimum, maximum, minLength, maxLength, minItems, maxItems, pattern, format } = schema
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (values !== undefined) return `one of ${values.map((allowed) => JSON.stringify(allowed)).join(', ')}`
  const limits = [
    minimum !== undefined && `at least ${String(minimum)}`,
    maximum !== undefined && `at most ${String(maximum)}`,
    minLength !== undefined && `at least ${String(minLength)} characters`,
    maxLength !== undefined && `at most ${String(maxLength)} characters`,
    minItems !== undefined && `at least ${String(minItems)} items`,
    maxItems !== undefined && `at most ${String(maxItems)} items`,
    pattern !== undefined && `matching ${pattern}`,
    format !== undefined && `in the format ${format}`,
  ].filter((limit) => limit !== false)
  const typeLabels = [type ?? []].flat().map((typeName) => typeNames[typeName] ?? typeName)
  return [typeLabels.join(' or ') || 'a value', ...limits].join(', ')
}

/** Describes the type of a value in words; never the value itself, which may be private. */
function describeType(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'an integer' : 'a number'
  return typeof value === 'boolean' ? 'a boolean' : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`
}
