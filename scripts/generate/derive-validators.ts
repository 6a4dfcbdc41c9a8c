import { Ajv, type Options } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import formats from 'ajv-formats'
import { rolldown } from 'rolldown'
import type { Call } from './derive-calls.ts'
import { fragmentOf } from './fragment-of.ts'
import { fileKinds, readSchema, root, schemaNames } from './schemas.ts'

/** Validators of merchant files as plain ES modules: of the parts that are written, and of the whole after merging. */
export async function deriveConfigValidators(): Promise<string> {
  const ajv = makeAjv({ allErrors: true, verbose: true, discriminator: true })
  const schemas = ['merchant', 'widgets'].flatMap((room) => schemaNames(room).map((name) => readSchema(`${room}/${name}.json`)))
  for (const schema of schemas) ajv.addSchema(schema).addSchema(fragmentOf(schema))
  const names = Object.fromEntries(
    fileKinds().flatMap((kind) => [
      [`whole_${kind}`, `merchant/${kind}.json`],
      [`part_${kind}`, `fragment/merchant/${kind}.json`],
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

/** Validators of what calls answer, small enough for the browser. */
export async function deriveFactsValidators(calls: readonly Call[]): Promise<string> {
  const ajv = makeAjv({ allErrors: false, messages: false })
  for (const port of new Set(calls.map((call) => call.port))) ajv.addSchema({ definitions: {}, ...readSchema(`api/${port}.json`) })
  const names = Object.fromEntries(
    calls.map((call) => [`value_${call.port}_${call.name}`, `api/${call.port}.json#/calls/${call.name}/value`]),
  )
  const table = `export const valueValidators = { ${calls.map((call) => `'${call.port}.${call.name}': value_${call.port}_${call.name}`).join(', ')} }`
  return bundle(standaloneCode(ajv, names), Object.keys(names), table)
}

function makeAjv(options: Options): Ajv {
  const ajv = new Ajv({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    inlineRefs: false,
    ...options,
    code: { source: true, esm: true, lines: true },
  })
  addFormats(ajv, ['uri'])
  ajv.addVocabulary(['x-reference', 'x-container', 'x-port', 'calls'])
  return ajv
}

// Both are CommonJS: the function is the module in the types' eyes, and its `default` in Node's.
const callable = <F>(module: F): F => (module as { default?: F }).default ?? module
const addFormats = callable(formats)
export const standaloneCode = callable(standalone)

/** ajv's code asks for its run-time helpers by `require`: they are bundled in, so that Vite's dev server and plain Node load it. */
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

/** The types of the two modules of validators. */
export function deriveValidatorTypes(): { config: string; facts: string } {
  const validate = `export interface Validate {\n  (data: unknown): boolean\n  errors?: readonly ValidationError[] | null\n}\n`
  const error = `export interface ValidationError {\n  readonly instancePath: string\n  readonly schemaPath: string\n  readonly keyword: string\n  readonly params: Readonly<Record<string, unknown>>\n`
  const config = `${error}  readonly parentSchema: Readonly<Record<string, unknown>>\n  readonly data: unknown\n}\n\n${validate}\nexport type FileKind = ${fileKinds()
    .map((kind) => `'${kind}'`)
    .join(
      ' | ',
    )}\n\n/** Of one file as it is written: nothing is required, null removes. */\nexport declare const partValidators: Readonly<Record<FileKind, Validate>>\n\n/** Of one kind after merging. */\nexport declare const wholeValidators: Readonly<Record<FileKind, Validate>>\n`
  const facts = `import type { Calls } from './api.ts'\n\n${error}}\n\n${validate}\n/** Of what each call answers: the \`value\` of the envelope. */\nexport declare const valueValidators: Readonly<Record<keyof Calls, Validate>>\n`
  return { config, facts }
}
