import { Ajv, type Options } from 'ajv'
import { rolldown } from 'rolldown'
import { addFormats, standaloneCode } from './ajv-modules.ts'
import type { Call } from './derive-calls.ts'
import { fragmentOf, partId } from './fragment-of.ts'
import { root } from '../chores/places.ts'
import { fileKinds, readSchema, schemaNames } from './schemas.ts'

/** Validators of merchant files as plain ES modules: of the parts that are written, and of the whole after merging. */
export async function deriveConfigValidators(): Promise<string> {
  const ajv = makeAjv({ allErrors: true, verbose: true, discriminator: true })
  const schemas = ['merchant', 'widgets'].flatMap((room) => schemaNames(room).map((name) => readSchema(`${room}/${name}.json`)))
  for (const schema of schemas) ajv.addSchema(schema).addSchema(fragmentOf(schema))
  const names = Object.fromEntries(
    fileKinds().flatMap((kind) => [
      [`whole_${kind}`, `merchant/${kind}.json`],
      [`part_${kind}`, partId(`merchant/${kind}.json`)],
    ]),
  )
  const tables = (['whole', 'part'] as const).map(
    (form) =>
      `export const ${form}Validators = { ${fileKinds()
        .map((kind) => `${kind}: ${form}_${kind}`)
        .join(', ')} }`,
  )
  return bundle(standaloneCode(ajv, names), Object.keys(names), tables.join('\n'))
}

/** Calls as the browser makes them: where each is, what it needs, and whether an answer is what the schema says. */
export async function deriveBrowserCalls(calls: readonly Call[]): Promise<string> {
  const ajv = makeAjv({ allErrors: true, messages: false })
  for (const port of new Set(calls.map((call) => call.port))) ajv.addSchema({ definitions: {}, ...readSchema(`api/${port}.json`) })
  const names = Object.fromEntries(
    calls.map((call) => [`value_${call.port}_${call.name}`, `api/${call.port}.json#/calls/${call.name}/value`]),
  )
  const entries = calls.map(
    ({ port, name, method, path, token, encrypted, proof, form }) =>
      `'${port}.${name}': { method: '${method}', path: '${path}', token: '${token}', encrypted: ${encrypted},${proof ? ' proof: true,' : ''}${form ? ' form: true,' : ''} holds: value_${port}_${name} }`,
  )
  return bundle(withoutReasons(standaloneCode(ajv, names)), Object.keys(names), `export const calls = { ${entries.join(', ')} }`)
}

/**
 * Leaves yes or no: what ajv writes down of the reasons is three quarters of the code, and the browser tells nobody. It
 * takes code that collects every error, and makes it end with the first; so it knows nothing of schemas of which only
 * one has to hold.
 * @throws Error where there is such a schema
 */
function withoutReasons(code: string): string {
  if (/\b_valid\d+\b/.test(code))
    throw new Error('The answer of a call must not have alternatives (anyOf, oneOf, not, if): the lean validators cannot tell.')
  return code
    .replace(/^const err\d+ = .*;\nif\(vErrors === null\)\{\n.*\n\}\nelse \{\n.*\n\}\nerrors\+\+;$/gm, 'return false;')
    .replace(/^vErrors = vErrors === null \? .*;\nerrors = vErrors\.length;$/gm, 'return false;')
    .replace(/^validate\d+\.errors = .*;\nreturn errors === 0;$/gm, 'return true;')
    .replace(/, \{instancePath[^{}]*\}(=\{\})?\)/g, ')')
}

export function makeAjv(options: Options): Ajv {
  const ajv = new Ajv({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    inlineRefs: false,
    ...options,
    code: { source: true, esm: true, lines: true },
  })
  addFormats(ajv, ['uri', 'date-time'])
  ajv.addVocabulary([
    'x-reference',
    'x-relations',
    'x-amount',
    'x-container',
    'x-form',
    'x-slots',
    'x-port',
    'calls',
    'patternErrorMessage',
  ])
  return ajv
}

/**
 * ajv's code asks for its run-time helpers by `require`: they are bundled in, so that Vite's dev server and plain Node
 * load it.
 */
export async function bundle(code: string, names: readonly string[], table: string): Promise<string> {
  const entry = 'validators'
  const files: Record<string, string> = { code, [entry]: `import { ${names.join(', ')} } from 'code'\n${table}` }
  const build = await rolldown({
    cwd: root,
    input: entry,
    platform: 'neutral',
    logLevel: 'silent',
    resolve: { mainFields: ['main'] },
    plugins: [
      {
        name: 'memory',
        resolveId: (id) => (id in files ? `\0${id}.mjs` : null),
        load: (id) => files[id.replace(/^\0|\.mjs$/g, '')] ?? null,
      },
    ],
  })
  const { output } = await build.generate({ format: 'esm', minify: true })
  await build.close()
  return output[0].code.replace(/^\/\/#(end)?region.*\n/gm, '')
}

/** The types of the validators of merchant files. */
export function deriveConfigValidatorTypes(): string {
  const kinds = fileKinds()
    .map((kind) => `'${kind}'`)
    .join(' | ')
  return [
    'export interface ValidationError {',
    '  readonly instancePath: string',
    '  readonly schemaPath: string',
    '  readonly keyword: string',
    '  readonly params: Readonly<Record<string, unknown>>',
    '  readonly parentSchema: Readonly<Record<string, unknown>>',
    '  readonly data: unknown',
    '}',
    '',
    'export interface Validate {',
    '  (data: unknown): boolean',
    '  errors?: readonly ValidationError[] | null',
    '}',
    '',
    `export type FileKind = ${kinds}`,
    '',
    '/** Of one file as it is written: nothing is required, null removes. */',
    'export declare const partValidators: Readonly<Record<FileKind, Validate>>',
    '',
    '/** Of one kind after merging. */',
    'export declare const wholeValidators: Readonly<Record<FileKind, Validate>>',
    '',
  ].join('\n')
}

/** The types of a module of calls. */
export function deriveBrowserCallTypes(calls: readonly Call[]): string {
  return [
    'export interface BrowserCall {',
    '  readonly method: string',
    '  readonly path: string',
    "  readonly token: 'none' | 'optional' | 'required'",
    '  readonly encrypted: boolean',
    '  /** It asks for a proof of work. */',
    '  readonly proof?: true',
    '  /** Its body is sent as a form of a page sends it. */',
    '  readonly form?: true',
    '  /** Whether this is what the call may answer: the `value` of the envelope. */',
    '  readonly holds: (value: unknown) => boolean',
    '}',
    '',
    `export declare const calls: Readonly<Record<${calls.map(({ port, name }) => `'${port}.${name}'`).join(' | ')}, BrowserCall>>`,
    '',
  ].join('\n')
}
