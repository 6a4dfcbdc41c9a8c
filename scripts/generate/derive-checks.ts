import { fragmentOf, partId } from './fragment-of.ts'
import { standaloneCode } from './ajv-modules.ts'
import { bundle, makeAjv } from './derive-validators.ts'
import { fileKinds, readSchema, schemaNames, type Json } from './schemas.ts'

/**
 * Checks of merchant files that say yes or no, several times faster than the validators that say why: most files are
 * good, and a reason is asked for only where one is not.
 */
export async function deriveConfigChecks(): Promise<string> {
  const ajv = makeAjv({ messages: false, discriminator: true, inlineRefs: true })
  const schemas = ['merchant', 'widgets'].flatMap((room) => schemaNames(room).map((name) => readSchema(`${room}/${name}.json`)))
  for (const schema of schemas) ajv.addSchema(apart(bare(schema))).addSchema(apart(bare(fragmentOf(schema))))
  const forms = { whole: 'merchant', part: partId('merchant') }
  const names = Object.fromEntries(
    Object.entries(forms).flatMap(([form, room]) => fileKinds().map((kind) => [`${form}_${kind}`, `${room}/${kind}.json`])),
  )
  const tables = Object.keys(forms).map((form) => {
    const entries = fileKinds().map((kind) => `${kind}: ${form}_${kind}`)
    return `export const ${form}Checks = { ${entries.join(', ')} }`
  })
  return bundle(withoutReasons(standaloneCode(ajv, names)), Object.keys(names), tables.join('\n'))
}

/** The types of the checks. */
export const configChecksTypes = `import type { FileKind } from './validate-config.js'

type Check = (data: unknown) => boolean

/** Whether one file is good as it is written: nothing is required, null removes. */
export declare const partChecks: Readonly<Record<FileKind, Check>>

/** Whether one kind is good after merging. */
export declare const wholeChecks: Readonly<Record<FileKind, Check>>
`

const words = new Set(['title', 'description', 'examples', 'patternErrorMessage'])

/**
 * A schema without what is for people. Properties may have these names too: what stands below them is a schema then,
 * and no text.
 */
function bare(schema: Json): Json {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      if (words.has(key) && (typeof value === 'string' || Array.isArray(value))) return []
      return [[key, bareValue(value)]]
    }),
  )
}

function bareValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bareValue)
  return typeof value === 'object' && value !== null ? bare(value as Json) : value
}

/**
 * The schema with each alternative between which a discriminator decides as a definition of its own, which ajv makes a
 * function of its own: one that holds them all is too large for V8 to optimize.
 */
function apart(schema: Json): Json {
  const definitions: Record<string, Json> = {}
  const outer = JSON.parse(JSON.stringify(schema), (_, value: Json | null) => {
    const members = value?.['discriminator'] === undefined ? undefined : value['oneOf']
    if (!Array.isArray(members)) return value
    const first = Object.keys(definitions).length
    for (const [index, member] of members.entries()) definitions[`member${first + index}`] = member as Json
    return { ...value, oneOf: members.map((_member, index) => ({ $ref: `#/definitions/member${first + index}` })) }
  }) as Json
  return { ...outer, definitions: { ...(outer['definitions'] as Json | undefined), ...definitions } }
}

/**
 * Leaves out the places and the reasons that ajv writes down: to know where it is takes it longer than to check. Counts
 * the characters of a text, which may have two units each, only where the number of its units does not decide.
 */
function withoutReasons(code: string): string {
  const lean = code
    .replace(/, \{instancePath[^{}]*\}(=\{\})?\)/g, ')')
    .replace(/^\w+\.errors = \[\{.*\}\];$/gm, '')
    .replace(/^const (err\d+) = \{.*\};$/gm, 'const $1 = 0;')
    .replace(/^vErrors = vErrors === null \? .*;$/gm, '')
    .replace(/^errors = vErrors\.length;$/gm, 'errors++;')
    .replace(/\bfunc\d+\((data\d*)\) > (\d+)/g, '$1.length > $2 && $&')
    .replace(/\bfunc\d+\((data\d*)\) < (\d+)/g, (count, data, min) => `${data}.length < ${2 * Number(min)} && ${count}`)
  if (lean.includes('instancePath')) throw new Error('ajv writes its code in another way than the lean checks know.')
  return lean
}
