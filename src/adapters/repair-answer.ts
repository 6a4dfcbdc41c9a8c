import type { AnswerFault } from '../engine/contract/port.ts'
import { answers, type AnswerSchema, definitions } from '../generated/answer-schemas.js'

/** What is left of an invalid response: `value` is `undefined` if nothing can be used. */
export interface Repair {
  readonly value: unknown
  readonly faults: readonly AnswerFault[]
}

/**
 * Removes the invalid parts of a response, each as far up as the schema requires: an optional property is left out, an
 * item of a list is dropped, a property with `x-fallback` takes that value. Loaded only after the first invalid
 * response.
 * @param name the name of the endpoint
 * @param answer the `value` of the envelope; if there is none, whatever came instead
 * @param holds whether a value is valid; missing if `answer` is not an envelope
 */
export function repairAnswer(name: string, answer: unknown, holds?: (value: unknown) => boolean): Repair {
  const faults: AnswerFault[] = []
  const schema = answers[name]
  if (holds === undefined || schema === undefined) {
    const expected = 'JSON, { "success": true, "value": … } or { "success": false, "code": "…" }'
    return { value: undefined, faults: [{ pointer: '', expected, found: describe(answer), value: undefined, effect: 'rejected' }] }
  }
  const repaired = repair(schema, answer, '', faults)
  return { value: repaired && holds(repaired.value) ? repaired.value : undefined, faults }
}

type Repaired = { readonly value: unknown } | undefined
type Bag = Readonly<Record<string, unknown>>

/** Returns the valid part of a value; `undefined` if it has none. */
function repair(given: AnswerSchema, value: unknown, pointer: string, faults: AnswerFault[]): Repaired {
  const schema = resolveRef(given)
  const expected = expectation(schema, value)
  if (expected !== undefined) {
    faults.push({ pointer, expected, found: describe(value), value, effect: 'rejected' })
    return undefined
  }
  if (Array.isArray(value)) return repairList(schema, value, pointer, faults)
  return isBag(value) ? repairObject(schema, value, pointer, faults) : { value }
}

function repairList(schema: AnswerSchema, list: readonly unknown[], pointer: string, faults: AnswerFault[]): Repaired {
  const { items, minItems = 0 } = schema
  if (items === undefined) return { value: list }
  const kept = list.flatMap((item, index) => {
    const own: AnswerFault[] = []
    const repaired = repair(items, item, `${pointer}/${String(index)}`, own)
    faults.push(
      ...own.map((fault) => (repaired === undefined && fault.effect === 'rejected' ? { ...fault, effect: 'item' as const } : fault)),
    )
    return repaired === undefined ? [] : [repaired.value]
  })
  return kept.length < minItems ? undefined : { value: kept }
}

function repairObject(schema: AnswerSchema, bag: Bag, pointer: string, faults: AnswerFault[]): Repaired {
  const { properties = {}, required = [], additionalProperties: others } = schema
  const kept: Record<string, unknown> = {}
  let whole = true
  for (const key of new Set([...Object.keys(properties), ...Object.keys(bag)])) {
    const inner = properties[key] ?? others
    const at = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    const present = Object.hasOwn(bag, key)
    if (inner === undefined || inner === true) kept[key] = bag[key]
    else if (inner !== false && (present || required.includes(key))) {
      const own: AnswerFault[] = []
      const repaired = present ? repair(inner, bag[key], at, own) : missing(inner, at, own)
      const fallback = resolveRef(inner)['x-fallback']
      const effect: AnswerFault['effect'] = fallback !== undefined ? 'fallback' : required.includes(key) ? 'rejected' : 'property'
      faults.push(...own.map((fault) => (repaired === undefined && fault.effect === 'rejected' ? { ...fault, effect } : fault)))
      if (repaired !== undefined) kept[key] = repaired.value
      else if (fallback !== undefined) kept[key] = fallback
      else if (effect === 'rejected') whole = false
    }
  }
  return whole ? { value: kept } : undefined
}

function missing(schema: AnswerSchema, pointer: string, faults: AnswerFault[]): undefined {
  faults.push({ pointer, expected: describeSchema(resolveRef(schema)), found: 'nothing', value: undefined, effect: 'rejected' })
}

/** Follows references; keywords beside a `$ref` are added. */
function resolveRef({ $ref, ...beside }: AnswerSchema): AnswerSchema {
  if ($ref === undefined) return beside
  return { ...resolveRef(definitions[$ref] ?? {}), ...beside }
}

/** Returns what a schema expects of a value, in words; `undefined` if the value itself, without its parts, is valid. */
function expectation(schema: AnswerSchema, value: unknown): string | undefined {
  const types = schema.type === undefined ? [] : [schema.type].flat()
  const fits =
    (types.length === 0 || types.some((type) => hasType(value, type))) &&
    (schema.enum?.includes(value) ?? true) &&
    (schema.const === undefined || schema.const === value) &&
    (typeof value !== 'string' || fitsText(schema, value)) &&
    (typeof value !== 'number' || (value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity))) &&
    (!Array.isArray(value) || (value.length >= (schema.minItems ?? 0) && value.length <= (schema.maxItems ?? Infinity)))
  return fits ? undefined : describeSchema(schema)
}

function fitsText({ pattern, format, minLength = 0, maxLength = Infinity }: AnswerSchema, text: string): boolean {
  const { length } = [...text]
  return (
    length >= minLength &&
    length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text)) &&
    (format === undefined || fitsFormat(format, text))
  )
}

const fitsFormat = (format: string, text: string): boolean =>
  format === 'date-time' ? /^\d{4}-\d\d-\d\d[T ]/i.test(text) && !Number.isNaN(Date.parse(text)) : format !== 'uri' || URL.canParse(text)

function hasType(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isBag(value)
  return type === 'null' ? value === null : typeof value === type
}

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  null: 'null',
}

function describeSchema(schema: AnswerSchema): string {
  const { type, enum: values, minimum, maximum, minLength, maxLength, minItems, maxItems, pattern, format } = schema
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (values !== undefined) return `one of ${values.map((one) => JSON.stringify(one)).join(', ')}`
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
  const named = [type ?? []].flat().map((one) => typeNames[one] ?? one)
  return [named.join(' or ') || 'a value', ...limits].join(', ')
}

/** The type of a value, in words; never the value, which may be private. */
function describe(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'an integer' : 'a number'
  return typeof value === 'boolean' ? 'a boolean' : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`
}
