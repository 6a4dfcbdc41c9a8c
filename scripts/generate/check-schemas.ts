import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { findNearestName } from '../../src/engine/compile/explain/nearest-name.ts'
import { parseJson } from '../../src/engine/compile/read/parse-json.ts'
import { locateInFile, createPositionLookup } from '../../src/engine/compile/read/locate-in-file.ts'
import { escapePointerToken, isObject, parsePointer, findValueAt } from '../../src/engine/compile/read/pointer.ts'
import { type Report, type SchemaFile, createMetaSchemaValidator } from './meta-schema.ts'

/** A mistake in a file of schemas/. */
export interface SchemaMistake {
  /** Path from the project's root. */
  readonly file: string
  /** Line and column count from 1, the column in UTF-16 units. */
  readonly line: number
  readonly column: number
  readonly message: string
}

type Json = Readonly<Record<string, unknown>>

const getObjectAt = (value: unknown, key: string): Json => (isObject(value) && isObject(value[key]) ? value[key] : {})
const getListAt = (value: unknown, key: string): readonly unknown[] => (isObject(value) && Array.isArray(value[key]) ? value[key] : [])

/** Returns the path to report for the id of a schema. */
type PathOf = (id: string) => string

/**
 * Returns the mistakes in schemas/ of a project: violations of the meta-schema, dangling references, and violations of
 * rules that a meta-schema cannot express. At most one mistake per position is returned, sorted by file, line and
 * column. If a file is not a JSON object or has duplicate keys, only such files are reported.
 */
export function checkSchemas(root: string, pathOf: PathOf = (id) => `schemas/${id}`): readonly SchemaMistake[] {
  const mistakes: SchemaMistake[] = []
  const readFiles = (ids: readonly string[]) => ids.flatMap((id) => readSchemaFile(root, id, { pathOf, mistakes }))
  const files = readFiles(listSchemaIds(join(root, 'schemas')))
  readFiles(otherIds)
  // Otherwise, every reference to a file that is not a JSON object would be reported as well.
  if (mistakes.length > 0) return mistakes
  const validate = createMetaSchemaValidator(root)
  const schemasById = new Map(files.map((file) => [file.id, file.value]))
  for (const file of files) {
    validate(file)
    checkId(file)
    for (const [pointer, schema] of walkFileSchemas(file)) checkSchema(file, pointer, schema, schemasById)
  }
  checkEndpoints(files)
  return mistakes.toSorted((a, b) => (a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1))
}

const derivedId = 'merchant/node.json'

/** Files to which the meta-schema does not apply: the meta-schema itself, and files in other formats. */
const otherIds = ['meta.json', 'patterns.json', 'validate-output.json']

const listSchemaIds = (folder: string): readonly string[] => [
  'payment-kinds.json',
  'register-fields.json',
  'vendor.json',
  'vendors.json',
  ...['api', 'merchant', 'widgets'].flatMap((subfolder) =>
    readdirSync(join(folder, subfolder))
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${subfolder}/${name}`)
      .filter((id) => id !== derivedId),
  ),
]

interface ReadContext {
  readonly pathOf: PathOf
  readonly mistakes: SchemaMistake[]
}

function readSchemaFile(root: string, id: string, { pathOf, mistakes }: ReadContext): readonly SchemaFile[] {
  const [file, source] = [pathOf(id), { file: join(root, 'schemas', id) }]
  const text = readFileSync(source.file, 'utf8')
  const { value, faults } = parseJson(text)
  for (const { offset, message } of faults) mistakes.push({ file, ...createPositionLookup(text)(offset), message })
  if (!isObject(value)) {
    if (faults.length === 0) mistakes.push({ file, line: 1, column: 1, message: 'The file must contain an object.' })
    return []
  }
  const report: Report = (pointer, message, at = 'value') => {
    const { line, column } = locateInFile(source, pointer, at)
    if (!mistakes.some((mistake) => mistake.file === file && mistake.line === line && mistake.column === column))
      mistakes.push({ file, line, column, message })
  }
  return [{ id, value, report }]
}

function checkId({ id, value, report }: SchemaFile): void {
  if (value['$id'] !== id) report('/$id', `"$id" must be the path of the file in schemas/. Write "${id}".`)
  const port = posix.basename(id, '.json')
  if ('x-port' in value && value['x-port'] !== port) report('/x-port', `"x-port" must be the name of the file. Write "${port}".`)
}

/** Yields every schema in a file with its pointer. */
function* walkFileSchemas({ id, value }: SchemaFile): Generator<readonly [pointer: string, schema: Json]> {
  if (id === 'api/errors.json' || id === 'payment-kinds.json') return
  if (!id.startsWith('api/')) return yield* walkSchemas('', value)
  for (const [name, schema] of Object.entries(getObjectAt(value, 'definitions')))
    yield* walkSchemas(`/definitions/${escapePointerToken(name)}`, schema)
  for (const [name, endpoint] of Object.entries(getObjectAt(value, 'endpoints')))
    for (const part of ['query', 'body', 'value'])
      yield* walkSchemas(`/endpoints/${escapePointerToken(name)}/${part}`, isObject(endpoint) ? endpoint[part] : undefined)
}

function* walkSchemas(pointer: string, schema: unknown): Generator<readonly [pointer: string, schema: Json]> {
  if (!isObject(schema)) return
  yield [pointer, schema]
  for (const group of ['properties', 'definitions'])
    for (const [name, child] of Object.entries(getObjectAt(schema, group)))
      yield* walkSchemas(`${pointer}/${group}/${escapePointerToken(name)}`, child)
  for (const key of ['items', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else'])
    yield* walkSchemas(`${pointer}/${key}`, schema[key])
  for (const key of ['allOf', 'anyOf', 'oneOf'])
    for (const [index, child] of getListAt(schema, key).entries()) yield* walkSchemas(`${pointer}/${key}/${String(index)}`, child)
}

/**
 * Keywords of which a property must have one: a description, a reference to a described schema, a single value, or the
 * placeholder for registration fields.
 */
const describingKeywords = ['description', '$ref', 'const', 'x-fields']

function checkSchema({ id, report }: SchemaFile, pointer: string, schema: Json, files: ReadonlyMap<string, Json>): void {
  checkReference(id, pointer, schema['$ref'], { files, report })
  const properties = getObjectAt(schema, 'properties')
  for (const [name, property] of Object.entries(properties))
    if (!id.startsWith('api/') && isObject(property) && !describingKeywords.some((key) => key in property))
      report(`${pointer}/properties/${escapePointerToken(name)}`, `The property "${name}" has no description.`, 'key')
  if (!('properties' in schema) || 'x-fields' in schema) return
  for (const [index, name] of getListAt(schema, 'required').entries())
    if (typeof name === 'string' && !Object.hasOwn(properties, name))
      report(
        `${pointer}/required/${String(index)}`,
        `"required" names "${name}", which is not a property.${formatSuggestion(name, Object.keys(properties))}`,
      )
}

interface ReferenceContext {
  readonly files: ReadonlyMap<string, Json>
  readonly report: Report
}

function checkReference(id: string, pointer: string, reference: unknown, { files, report }: ReferenceContext): void {
  if (typeof reference !== 'string') return
  const [file = '', path = ''] = reference.split('#')
  const target = file === '' ? id : posix.join(posix.dirname(id), file)
  if (target === derivedId) return
  const schema = files.get(target)
  const steps = parsePointer(path)
  const missingIndex = steps.findIndex((_step, index) => findValueAt(schema, steps.slice(0, index + 1)) === undefined)
  if (schema === undefined)
    report(`${pointer}/$ref`, `The file schemas/${target} does not exist.${formatSuggestion(target, [...files.keys()])}`)
  else if (missingIndex >= 0) {
    const [parent, step = ''] = [findValueAt(schema, steps.slice(0, missingIndex)), steps[missingIndex]]
    report(
      `${pointer}/$ref`,
      `schemas/${target} has no "${step}" at this path.${formatSuggestion(step, isObject(parent) ? Object.keys(parent) : [])}`,
    )
  }
}

function formatSuggestion(name: string, names: readonly string[]): string {
  const suggestion = findNearestName(name, names)
  return suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`
}

/** Checks endpoints for duplicate methods and paths, and checks their error codes, access and audit events. */
function checkEndpoints(files: readonly SchemaFile[]): void {
  const errors = Object.keys(getObjectAt(files.find(({ id }) => id === 'api/errors.json')?.value, 'errors'))
  const namesByRoute = new Map<string, string>()
  for (const { id, value, report } of files)
    for (const [name, endpoint] of Object.entries(getObjectAt(value, 'endpoints'))) {
      if (!isObject(endpoint)) continue
      const pointer = `/endpoints/${escapePointerToken(name)}`
      const route = `${String(endpoint['method'])} ${String(endpoint['path'])}`
      const otherEndpoint = namesByRoute.get(route)
      if (otherEndpoint !== undefined) report(`${pointer}/path`, `${route} already belongs to the endpoint "${otherEndpoint}".`)
      namesByRoute.set(route, `${posix.basename(id, '.json')}.${name}`)
      for (const [index, code] of getListAt(endpoint, 'errors').entries())
        if (typeof code === 'string' && !errors.includes(code))
          report(`${pointer}/errors/${String(index)}`, `"${code}" is not in schemas/api/errors.json.${formatSuggestion(code, errors)}`)
      checkVisitors(pointer, name, endpoint, report)
      checkAudit(pointer, endpoint, report)
    }
}

/** An endpoint that does not require a session must give the reason in "visitors"; no other endpoint may have it. */
function checkVisitors(pointer: string, name: string, endpoint: Json, report: Report): void {
  const allowsVisitors = endpoint['token'] !== 'required'
  if (allowsVisitors && !('visitors' in endpoint))
    report(`${pointer}/token`, `Visitors may call "${name}" without a session. Give the reason in "visitors".`)
  if (!allowsVisitors && 'visitors' in endpoint) report(`${pointer}/visitors`, `"${name}" requires a session. Remove "visitors".`, 'key')
}

/** An audit that depends on a property must have an event for each of its values, and the property must be required. */
function checkAudit(pointer: string, endpoint: Json, report: Report): void {
  const audit = endpoint['audit']
  if (!isObject(audit) || typeof audit['by'] !== 'string') return
  const propertyName = audit['by']
  if (!getListAt(endpoint['body'], 'required').includes(propertyName))
    return report(`${pointer}/audit/by`, `The audit depends on "${propertyName}", which the body must require.`)
  const values = getListAt(getObjectAt(getObjectAt(endpoint['body'], 'properties'), propertyName), 'enum').map(String)
  const events = Object.keys(getObjectAt(audit, 'events'))
  const unknown = events.filter((event) => !values.includes(event))
  for (const event of unknown)
    report(
      `${pointer}/audit/events/${escapePointerToken(event)}`,
      `"${event}" is not a value of "${propertyName}".${formatSuggestion(event, values)}`,
      'key',
    )
  const missing = values.filter((value) => !events.includes(value))
  // A value with a misspelt event is missing too: one message is enough.
  if (missing.length > unknown.length) report(`${pointer}/audit/events`, `The audit has no event for ${missing.join(', ')}.`, 'key')
}
