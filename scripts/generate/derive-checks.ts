import { toPartialSchema, getPartialSchemaId } from './partial-schema.ts'
import { standaloneCode } from './ajv-modules.ts'
import { bundle, createAjv } from './derive-validators.ts'
import { listFileKinds, readSchema, listSchemaNames, type Json } from './schemas.ts'

/**
 * Derives boolean checks of merchant files, several times faster than the validators that return error objects: most
 * files are valid, and errors are computed only for the others.
 */
export async function deriveConfigChecks(): Promise<string> {
  const ajv = createAjv({ messages: false, discriminator: true, inlineRefs: true })
  const schemas = ['merchant', 'widgets'].flatMap((folder) => listSchemaNames(folder).map((name) => readSchema(`${folder}/${name}.json`)))
  for (const schema of schemas)
    ajv.addSchema(splitAlternatives(stripAnnotations(schema))).addSchema(splitAlternatives(stripAnnotations(toPartialSchema(schema))))
  const folderByForm = { merged: 'merchant', partial: getPartialSchemaId('merchant') }
  const names = Object.fromEntries(
    Object.entries(folderByForm).flatMap(([form, folder]) => listFileKinds().map((kind) => [`${form}_${kind}`, `${folder}/${kind}.json`])),
  )
  const tables = Object.keys(folderByForm).map((form) => {
    const entries = listFileKinds().map((kind) => `${kind}: ${form}_${kind}`)
    return `export const ${form}Checks = { ${entries.join(', ')} }`
  })
  return bundle(stripErrorObjects(standaloneCode(ajv, names)), Object.keys(names), tables.join('\n'))
}

/** Types of the checks. */
export const configChecksTypes = `import type { FileKind } from './validate-config.js'

type Check = (data: unknown) => boolean

/** Checks of files as written: no key is required, and null removes an entry. */
export declare const partialChecks: Readonly<Record<FileKind, Check>>

/** Checks of merged files. */
export declare const mergedChecks: Readonly<Record<FileKind, Check>>
`

const annotations = new Set(['title', 'description', 'examples', 'patternErrorMessage'])

/**
 * Removes the annotations of a schema. A property may have the name of an annotation: its value is then a schema and
 * not a text.
 */
function stripAnnotations(schema: Json): Json {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      if (annotations.has(key) && (typeof value === 'string' || Array.isArray(value))) return []
      return [[key, stripAnnotationsDeep(value)]]
    }),
  )
}

function stripAnnotationsDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripAnnotationsDeep)
  return typeof value === 'object' && value !== null ? stripAnnotations(value as Json) : value
}

/**
 * Moves each alternative of a discriminator into a definition, for which ajv generates a separate function: a single
 * function with all of them is too large for V8 to optimise.
 */
function splitAlternatives(schema: Json): Json {
  const definitions: Record<string, Json> = {}
  const outerSchema = JSON.parse(JSON.stringify(schema), (_, value: Json | null) => {
    const members = value?.['discriminator'] === undefined ? undefined : value['oneOf']
    if (!Array.isArray(members)) return value
    const offset = Object.keys(definitions).length
    for (const [index, member] of members.entries()) definitions[`member${offset + index}`] = member as Json
    return { ...value, oneOf: members.map((_member, index) => ({ $ref: `#/definitions/member${offset + index}` })) }
  }) as Json
  return { ...outerSchema, definitions: { ...(outerSchema['definitions'] as Json | undefined), ...definitions } }
}

/**
 * Removes the error objects that ajv generates, which cost more than the check itself. Also makes checks of text
 * lengths faster: code points are counted only if the number of UTF-16 units is not sufficient to decide.
 */
function stripErrorObjects(code: string): string {
  const reduced = code
    .replace(/, \{instancePath[^{}]*\}(=\{\})?\)/g, ')')
    .replace(/^\w+\.errors = \[\{.*\}\];$/gm, '')
    .replace(/^const (err\d+) = \{.*\};$/gm, 'const $1 = 0;')
    .replace(/^vErrors = vErrors === null \? .*;$/gm, '')
    .replace(/^errors = vErrors\.length;$/gm, 'errors++;')
    .replace(/\bfunc\d+\((data\d*)\) > (\d+)/g, '$1.length > $2 && $&')
    .replace(/\bfunc\d+\((data\d*)\) < (\d+)/g, (match, data, min) => `${data}.length < ${2 * Number(min)} && ${match}`)
  if (reduced.includes('instancePath')) throw new Error('ajv generates code in a form that stripErrorObjects does not support.')
  return reduced
}
