import { Ajv, type Options } from 'ajv'
import { rolldown } from 'rolldown'
import { addFormats, standaloneCode } from './ajv-modules.ts'
import type { EndpointSchema } from './derive-endpoints.ts'
import { toPartialSchema, getPartialSchemaId } from './partial-schema.ts'
import { root } from '../tools/paths.ts'
import { listFileKinds, readSchema, listSchemaNames } from './schemas.ts'

/**
 * Derives the validators of merchant files as an ES module: those of partial files, as written, and of merged files.
 */
export async function deriveConfigValidators(): Promise<string> {
  const ajv = createAjv({ allErrors: true, verbose: true, discriminator: true })
  const schemas = ['merchant', 'widgets'].flatMap((folder) => listSchemaNames(folder).map((name) => readSchema(`${folder}/${name}.json`)))
  for (const schema of schemas) ajv.addSchema(schema).addSchema(toPartialSchema(schema))
  const names = Object.fromEntries(
    listFileKinds().flatMap((kind) => [
      [`merged_${kind}`, `merchant/${kind}.json`],
      [`partial_${kind}`, getPartialSchemaId(`merchant/${kind}.json`)],
    ]),
  )
  const tables = (['merged', 'partial'] as const).map(
    (form) =>
      `export const ${form}Validators = { ${listFileKinds()
        .map((kind) => `${kind}: ${form}_${kind}`)
        .join(', ')} }`,
  )
  return bundle(standaloneCode(ajv, names), Object.keys(names), tables.join('\n'))
}

/** Derives the endpoints for the browser: method, path, requirements and a validator of the response. */
export async function deriveBrowserEndpoints(endpoints: readonly EndpointSchema[]): Promise<string> {
  const ajv = createAjv({ allErrors: true, messages: false })
  for (const port of new Set(endpoints.map((endpoint) => endpoint.port)))
    ajv.addSchema({ definitions: {}, ...readSchema(`api/${port}.json`) })
  const names = Object.fromEntries(
    endpoints.map((endpoint) => [`value_${endpoint.port}_${endpoint.name}`, `api/${endpoint.port}.json#/endpoints/${endpoint.name}/value`]),
  )
  const entries = endpoints.map(
    ({ port, name, method, path, token, encrypted, proof, form }) =>
      `'${port}.${name}': { method: '${method}', path: '${path}', token: '${token}', encrypted: ${encrypted},${proof ? ' proof: true,' : ''}${form ? ' form: true,' : ''} isValid: value_${port}_${name} }`,
  )
  return bundle(stripErrorObjects(standaloneCode(ajv, names)), Object.keys(names), `export const calls = { ${entries.join(', ')} }`)
}

/**
 * Reduces validators to booleans: the error objects of ajv are three quarters of the code, and the browser does not use
 * them. Expects code that collects all errors, and makes it return at the first one; schemas of which only one
 * alternative has to match are therefore not supported.
 * @throws Error if there is such a schema
 */
function stripErrorObjects(code: string): string {
  if (/\b_valid\d+\b/.test(code))
    throw new Error('Responses must not have alternatives (anyOf, oneOf, not, if): the boolean validators do not support them.')
  return code
    .replace(/^const err\d+ = .*;\nif\(vErrors === null\)\{\n.*\n\}\nelse \{\n.*\n\}\nerrors\+\+;$/gm, 'return false;')
    .replace(/^vErrors = vErrors === null \? .*;\nerrors = vErrors\.length;$/gm, 'return false;')
    .replace(/^validate\d+\.errors = .*;\nreturn errors === 0;$/gm, 'return true;')
    .replace(/, \{instancePath[^{}]*\}(=\{\})?\)/g, ')')
}

export function createAjv(options: Options): Ajv {
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
    'x-fallback',
    'x-needs',
    'x-uses',
    'x-essential',
    'x-aside',
    'endpoints',
    'patternErrorMessage',
  ])
  return ajv
}

/**
 * Bundles ajv's code with the run-time helpers that it loads with `require`, so that Vite's dev server and Node can
 * load the result as an ES module. `table` is the code of the exports, and `names` are the functions that it uses.
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

/** Derives the types of the validators of merchant files. */
export function deriveConfigValidatorTypes(): string {
  const kinds = listFileKinds()
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
    '/** Validators of files as written: no key is required, and null removes an entry. */',
    'export declare const partialValidators: Readonly<Record<FileKind, Validate>>',
    '',
    '/** Validators of merged files. */',
    'export declare const mergedValidators: Readonly<Record<FileKind, Validate>>',
    '',
  ].join('\n')
}

/** Derives the types of a module of endpoints. */
export function deriveBrowserEndpointTypes(endpoints: readonly EndpointSchema[]): string {
  return [
    'export interface BrowserEndpoint {',
    '  readonly method: string',
    '  readonly path: string',
    "  readonly token: 'none' | 'optional' | 'required'",
    '  readonly encrypted: boolean',
    '  /** Whether it requires a proof of work. */',
    '  readonly proof?: true',
    '  /** Whether its body is form-encoded. */',
    '  readonly form?: true',
    '  /** Whether a value matches the schema of the response: the `value` of the envelope. */',
    '  readonly isValid: (value: unknown) => boolean',
    '}',
    '',
    `export declare const calls: Readonly<Record<${endpoints.map(({ port, name }) => `'${port}.${name}'`).join(' | ')}, BrowserEndpoint>>`,
    '',
  ].join('\n')
}
