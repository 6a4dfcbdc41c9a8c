import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { derivedRoot } from '../tools/paths.ts'
import { createSchemaExpander } from '../../src/engine/rules/create-schema-expander.ts'

/** The keywords of a JSON Schema that are printed. */
export type Schema = Readonly<Record<string, unknown>> & {
  readonly title?: string
  readonly description?: string
  readonly $ref?: string
  readonly examples?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
}

const schemasFolder = join(derivedRoot, 'schemas')

/** Returns the names of the file kinds of a brand (`merchant`), or of the widgets (`widgets`). */
export const listSchemaNames = (folderName: 'merchant' | 'widgets'): string[] =>
  readdirSync(join(schemasFolder, folderName))
    .map((name) => name.replace(/\.json$/, ''))
    .filter((name) => !['common', 'node'].includes(name))

/** Whether a schema exists at this path below schemas/. */
export const hasSchema = (id: string): boolean => /^[a-z]+\/[a-z-]+\.json$/.test(id) && existsSync(join(schemasFolder, id))

const readJson = (id: string): Schema => JSON.parse(readFileSync(join(schemasFolder, id), 'utf8')) as Schema

/** Reads a schema with `x-fields` and `x-payment-kinds` expanded. */
export const readSchema = (id: string): Schema => createSchemaExpander(readJson)(readJson(id))

/**
 * Resolves the `$ref` of a schema; a schema without one is returned unchanged. Returns the schema, its file, and its
 * address, by which cycles are detected.
 */
export function resolveSchema(schema: Schema, id: string): { schema: Schema; id: string; address: string } {
  if (schema.$ref === undefined) return { schema, id, address: `${id} ${JSON.stringify(schema).slice(0, 200)}` }
  const [file = '', path = ''] = schema.$ref.split('#')
  const schemaFile = file === '' ? id : posix.join(posix.dirname(id), file)
  const steps = path.split('/').slice(1)
  return {
    schema: steps.reduce((current, step) => current[step] as Schema, readSchema(schemaFile)),
    id: schemaFile,
    address: schemaFile + path,
  }
}

const editorSchemasFolder = join(schemasFolder, 'parts/merchant')

/** Returns the `$schema` value of a merchant file, for editors: the relative path to the schema of its kind. */
export const getRelativeSchemaPath = (file: string, kind: string): string =>
  relative(dirname(resolve(file)), join(editorSchemasFolder, `${kind}.json`)).replaceAll('\\', '/')
