import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { Ajv, type ErrorObject } from 'ajv'
import { addFormats } from './derive-validators.ts'
import { nearestName } from '../../src/engine/compile/explain/nearest-name.ts'
import type { JsonTree } from '../../src/engine/compile/read/json-tree.ts'
import { parseTree } from '../../src/engine/compile/read/parse-tree.ts'
import { placesIn } from '../../src/engine/compile/read/place-in-file.ts'
import { escapeStep, isObject, stepsOf } from '../../src/engine/compile/read/pointer.ts'

/** A mistake in a file of schemas/. */
export interface SchemaMistake {
  /** Its path from the project's root. */
  readonly file: string
  /** Both count from 1, the column in UTF-16 units. */
  readonly line: number
  readonly column: number
  readonly message: string
}

type Json = Readonly<Record<string, unknown>>
/** Tells a mistake at a JSON pointer: at the key that leads there, or at its value. */
type Tell = (pointer: string, message: string, at?: 'key' | 'value') => void

interface SchemaFile {
  /** `widgets/steps.json` */
  readonly id: string
  readonly value: Json
  readonly tell: Tell
}

const objectAt = (value: unknown, key: string): Json => (isObject(value) && isObject(value[key]) ? value[key] : {})
const listAt = (value: unknown, key: string): readonly unknown[] => (isObject(value) && Array.isArray(value[key]) ? value[key] : [])

/**
 * Returns the mistakes in schemas/ of a project: what its meta-schema refuses, references that lead nowhere, and what
 * no schema can say. One message for each mistake, in the order of files and lines.
 */
export function checkSchemas(root: string): readonly SchemaMistake[] {
  const mistakes: SchemaMistake[] = []
  const files = idsIn(join(root, 'schemas')).flatMap((id) => readFile(root, id, mistakes))
  const judge = judgeBy(JSON.parse(readFileSync(join(root, 'schemas/meta.json'), 'utf8')) as Json)
  const byId = new Map(files.map((file) => [file.id, file.value]))
  for (const file of files) {
    judge(file)
    checkId(file)
    for (const [pointer, schema] of schemasIn(file)) checkSchema(file, pointer, schema, byId)
  }
  checkCalls(files)
  return mistakes.toSorted((a, b) => (a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1))
}

const derived = 'merchant/node.json'

const idsIn = (folder: string): readonly string[] => [
  'register-fields.json',
  ...['api', 'merchant', 'widgets'].flatMap((room) =>
    readdirSync(join(folder, room))
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map((name) => `${room}/${name}`)
      .filter((id) => id !== derived),
  ),
]

function readFile(root: string, id: string, mistakes: SchemaMistake[]): readonly SchemaFile[] {
  const file = `schemas/${id}`
  const text = readFileSync(join(root, file), 'utf8')
  const places = placesIn(text)
  const { tree, faults } = parseTree(text)
  for (const { offset, message } of faults) mistakes.push({ file, ...places(offset), message })
  if (tree === undefined || !isObject(tree.value)) return []
  const tell: Tell = (pointer, message, at = 'value') => {
    const place = places(offsetOf(tree, pointer, at))
    // What is wrong with a place is said once.
    if (!mistakes.some((one) => one.file === file && one.line === place.line && one.column === place.column))
      mistakes.push({ file, ...place, message })
  }
  return [{ id, value: tree.value, tell }]
}

/** Where a pointer's key or value begins; the nearest thing around it if it is not there. */
function offsetOf(tree: JsonTree, pointer: string, at: 'key' | 'value'): number {
  let [here, offset] = [tree, tree.start]
  for (const step of stepsOf(pointer)) {
    const member = here.members?.get(step)
    const next = member?.tree ?? here.items?.[Number(step)]
    if (next === undefined) break
    offset = at === 'key' && member ? member.keyStart : next.start
    here = next
  }
  return offset
}

/** Judges a file by the definition of the meta-schema that its folder has. */
function judgeBy(meta: Json): (file: SchemaFile) => void {
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false })
  addFormats(ajv)
  const definitions = objectAt(meta, 'definitions')
  const compile = (...names: readonly string[]) =>
    ajv.compile({
      definitions: { ...definitions, root: rootSchema(definitions) },
      allOf: names.map((name) => ({ $ref: `#/definitions/${name}` })),
    })
  const [widget, api, errors, other] = [
    compile('file', 'widget', 'root'),
    compile('file', 'api'),
    compile('file', 'errors'),
    compile('file', 'root'),
  ]
  return ({ id, value, tell }) => {
    const judge = id === 'api/errors.json' ? errors : id.startsWith('api/') ? api : id.startsWith('widgets/') ? widget : other
    if (judge(value)) return
    for (const error of judge.errors ?? []) explain(error, tell)
  }
}

/** A schema that is a file of its own: what any schema may say, and what only files do. */
function rootSchema(definitions: Json): Json {
  const schema = objectAt(definitions, 'schema')
  const more = { $schema: {}, $id: {}, ...objectAt(objectAt(definitions, 'widget'), 'properties') }
  return { ...schema, properties: { ...more, ...objectAt(schema, 'properties') } }
}

function explain({ keyword, instancePath, params, parentSchema, data }: ErrorObject, tell: Tell): void {
  const name = stepsOf(instancePath).at(-1) ?? 'The file'
  if (keyword === 'additionalProperties') {
    const key = String(params['additionalProperty'])
    const names = Object.keys(objectAt(parentSchema, 'properties'))
    tell(`${instancePath}/${escapeStep(key)}`, `Unknown key "${key}".${didYouMean(key, names)}`, 'key')
  } else if (keyword === 'required') tell(instancePath, `"${String(params['missingProperty'])}" is missing in "${name}".`, 'key')
  else if (keyword === 'enum')
    tell(instancePath, `"${name}" is ${quote(data)}. Allowed: ${listAt(parentSchema, 'enum').map(quote).join(', ')}.`)
  else if (keyword === 'const') tell(instancePath, `"${name}" is ${quote(data)}. Allowed: ${quote(params['allowedValue'])}.`)
  else if (keyword === 'type') tell(instancePath, `"${name}" is ${quote(data)}, not of the type ${[params['type']].flat().join(' or ')}.`)
  else if (keyword === 'pattern') tell(instancePath, `"${name}" is ${quote(data)} and does not match ${String(params['pattern'])}.`)
  else if (!['if', 'anyOf', 'allOf'].includes(keyword))
    tell(instancePath, `"${name}" is ${quote(data)}: ${keyword} ${quote(Object.values(params)[0])}.`)
}

const quote = (value: unknown): string => JSON.stringify(value) ?? 'missing'

function checkId({ id, value, tell }: SchemaFile): void {
  if (value['$id'] !== id) tell('/$id', `"$id" is ${quote(value['$id'])}. It is the file's path in schemas/: "${id}".`)
  if (id.startsWith('api/') && 'x-port' in value && value['x-port'] !== posix.basename(id, '.json'))
    tell('/x-port', `"x-port" is ${quote(value['x-port'])}. It is the name of the file: "${posix.basename(id, '.json')}".`)
}

/** Every schema in a file, with its pointer. */
function* schemasIn({ id, value }: SchemaFile): Generator<readonly [pointer: string, schema: Json]> {
  if (id === 'api/errors.json') return
  if (!id.startsWith('api/')) return yield* schemasBelow('', value)
  for (const [name, schema] of Object.entries(objectAt(value, 'definitions')))
    yield* schemasBelow(`/definitions/${escapeStep(name)}`, schema)
  for (const [name, call] of Object.entries(objectAt(value, 'calls')))
    for (const part of ['query', 'body', 'value'])
      yield* schemasBelow(`/calls/${escapeStep(name)}/${part}`, isObject(call) ? call[part] : undefined)
}

function* schemasBelow(pointer: string, schema: unknown): Generator<readonly [pointer: string, schema: Json]> {
  if (!isObject(schema)) return
  yield [pointer, schema]
  for (const group of ['properties', 'definitions'])
    for (const [name, one] of Object.entries(objectAt(schema, group))) yield* schemasBelow(`${pointer}/${group}/${escapeStep(name)}`, one)
  for (const key of ['items', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else'])
    yield* schemasBelow(`${pointer}/${key}`, schema[key])
  for (const key of ['allOf', 'anyOf', 'oneOf'])
    for (const [index, one] of listAt(schema, key).entries()) yield* schemasBelow(`${pointer}/${key}/${String(index)}`, one)
}

function checkSchema({ id, tell }: SchemaFile, pointer: string, schema: Json, files: ReadonlyMap<string, Json>): void {
  checkReference(id, pointer, schema, files, tell)
  const properties = objectAt(schema, 'properties')
  for (const [name, property] of Object.entries(properties))
    if (!id.startsWith('api/') && isObject(property) && !describes.some((key) => key in property))
      tell(`${pointer}/properties/${escapeStep(name)}`, `The property "${name}" has no description.`, 'key')
  if (!('properties' in schema) || 'x-fields' in schema) return
  for (const [index, name] of listAt(schema, 'required').entries())
    if (typeof name === 'string' && !Object.hasOwn(properties, name))
      tell(
        `${pointer}/required/${String(index)}`,
        `"required" names "${name}", which is not a property.${didYouMean(name, Object.keys(properties))}`,
      )
}

/** What tells operators what a property is: a description of its own or of what it refers to, or its only value. */
const describes = ['description', '$ref', 'const', 'x-fields']

function checkReference(id: string, pointer: string, schema: Json, files: ReadonlyMap<string, Json>, tell: Tell): void {
  const reference = schema['$ref']
  if (typeof reference !== 'string') return
  const [file = '', path = ''] = reference.split('#')
  const target = file === '' ? id : posix.join(posix.dirname(id), file)
  if (target === derived) return
  const whole = files.get(target)
  if (whole === undefined)
    return tell(`${pointer}/$ref`, `"$ref" leads to schemas/${target}, which does not exist.${didYouMean(target, [...files.keys()])}`)
  let here: unknown = whole
  for (const step of stepsOf(path)) {
    if (!isObject(here) || !Object.hasOwn(here, step)) {
      const names = isObject(here) ? Object.keys(here) : []
      return tell(`${pointer}/$ref`, `"$ref" leads to "${step}" in schemas/${target}, which is not there.${didYouMean(step, names)}`)
    }
    here = here[step]
  }
}

function didYouMean(name: string, names: readonly string[]): string {
  const near = nearestName(name, names)
  return near === undefined ? '' : ` Did you mean "${near}"?`
}

/** Rules of endpoints that concern several of them, or the catalogue of errors. */
function checkCalls(files: readonly SchemaFile[]): void {
  const errors = Object.keys(objectAt(files.find(({ id }) => id === 'api/errors.json')?.value, 'errors'))
  const places = new Map<string, string>()
  for (const { id, value, tell } of files)
    for (const [name, call] of Object.entries(objectAt(value, 'calls'))) {
      if (!isObject(call)) continue
      const pointer = `/calls/${escapeStep(name)}`
      const place = `${String(call['method'])} ${String(call['path'])}`
      const other = places.get(place)
      if (other !== undefined) tell(`${pointer}/path`, `${place} is the endpoint "${other}" already.`)
      places.set(place, `${posix.basename(id, '.json')}.${name}`)
      for (const [index, code] of listAt(call, 'errors').entries())
        if (typeof code === 'string' && !errors.includes(code))
          tell(`${pointer}/errors/${String(index)}`, `"${code}" is not in schemas/api/errors.json.${didYouMean(code, errors)}`)
      if (call['token'] !== 'required' && !('visitors' in call))
        tell(`${pointer}/token`, `Visitors may ask "${name}" without a session: "visitors" has to say why.`)
      if (call['token'] === 'required' && 'visitors' in call)
        tell(`${pointer}/visitors`, `"${name}" requires a session: "visitors" does not apply.`, 'key')
      checkAudit(pointer, call, tell)
    }
}

/** An audit that goes by a property has an event for each of its values, and the property is required. */
function checkAudit(pointer: string, call: Json, tell: Tell): void {
  const audit = call['audit']
  if (!isObject(audit) || typeof audit['by'] !== 'string') return
  const by = audit['by']
  if (!listAt(call['body'], 'required').includes(by))
    return tell(`${pointer}/audit/by`, `The audit goes by "${by}", which the body has to require.`)
  const values = listAt(objectAt(objectAt(call['body'], 'properties'), by), 'enum').map(String)
  const events = Object.keys(objectAt(audit, 'events'))
  for (const value of values) if (!events.includes(value)) tell(`${pointer}/audit/events`, `The audit has no event for "${value}".`, 'key')
  for (const event of events)
    if (!values.includes(event))
      tell(`${pointer}/audit/events/${escapeStep(event)}`, `"${event}" is not a value of "${by}".${didYouMean(event, values)}`, 'key')
}
