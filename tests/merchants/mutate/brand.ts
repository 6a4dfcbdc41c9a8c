import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMerchant, type CompileCache } from '../../../src/engine/compile/index.ts'
import { locateJson, type LocatedValue } from './locate-json.ts'
import { findValueAt } from './find-value-at.ts'
import { walkSchema, type SchemaNode } from './walk-schema.ts'

/** A JSON file of a brand, and every value in it that the schemas describe. */
export interface BrandFile {
  /** The path in the folder of the brand, such as `pages/home.json`. */
  readonly path: string
  /** The name of the file's schema, such as `page`. */
  readonly kind: string
  /** The path of the file's content in the effective configuration. */
  readonly configPath: readonly string[]
  readonly text: string
  readonly tree: LocatedValue
  readonly nodes: readonly SchemaNode[]
}

/** A value or key that refers to a name. */
export interface NameReference {
  readonly file: BrandFile
  readonly node: SchemaNode
  /** The kind of name, such as `route`. */
  readonly nameKind: string
  readonly name: string
}

/** A valid brand before any mutation. Its references are computed from the schemas, independently of the compiler. */
export interface Brand {
  readonly id: string
  readonly files: readonly BrandFile[]
  /**
   * Returns the value that the brand inherits at this path of the effective configuration; `undefined` if there is
   * none, and for the code of the brand, which is not inherited.
   */
  readonly findInheritedValue: (path: readonly string[]) => unknown
  readonly references: readonly NameReference[]
  /** Returns the number of references to a name of this kind in the effective configuration. */
  readonly countReferences: (nameKind: string, name: string) => number
  /** Whether a key, string or asset of the brand has this name already, so that it would not be a misspelling. */
  readonly isTaken: (name: string) => boolean
}

/** Reads a brand of the folder `root`. Throws if the brand has errors or warnings. */
export async function readBrand(root: string, id: string, cache: CompileCache): Promise<Brand> {
  const { config, assets, diagnostics, chain } = await compileMerchant(root, id, cache)
  if (!config || diagnostics.length > 0) throw new Error(`${id} is not valid: ${diagnostics[0]?.message}`)
  const parentId = chain.at(-2)
  const parent = parentId === undefined ? undefined : (await compileMerchant(root, parentId, cache)).config
  const names = new Set<string>(assets.keys())
  collectNames(config, names)
  const files = listJsonFiles(join(root, id)).map((path) => readBrandFile(root, id, path, config))
  const references = files.flatMap((file) => file.nodes.flatMap((node) => toReferences(file, node)))
  const counts = new Map<string, number>()
  for (const [name, content] of Object.entries(config)) {
    const entries =
      name === 'pages' || name === 'messages'
        ? Object.values(content as object).map((entry) => [name.slice(0, -1), entry])
        : [[name, content]]
    for (const [kind, value] of entries)
      if (kind !== 'message')
        for (const node of walkSchema(kind as string, value))
          for (const [nameKind, referencedName] of listReferences(node))
            counts.set(`${nameKind} ${referencedName}`, (counts.get(`${nameKind} ${referencedName}`) ?? 0) + 1)
  }
  return {
    id,
    files,
    findInheritedValue: (path) => (path.join('/') === 'merchant/code' ? undefined : findValueAt(parent, path)),
    references,
    countReferences: (nameKind, name) => counts.get(`${nameKind} ${name}`) ?? 0,
    isTaken: (name) => names.has(name),
  }
}

const listJsonFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json') && !path.startsWith('assets'))
    .sort()

function readBrandFile(root: string, id: string, path: string, config: object): BrandFile {
  const [first = '', second] = path.replace(/\.json$/, '').split('/')
  const kind = first === 'pages' ? 'page' : first
  const configPath = second === undefined ? [first] : [first, second]
  const text = readFileSync(join(root, id, path), 'utf8')
  const value: unknown = JSON.parse(text)
  return { path, kind, configPath, text, tree: locateJson(text), nodes: walkSchema(kind, value, findValueAt(config, configPath) ?? value) }
}

function collectNames(value: unknown, names: Set<string>): void {
  if (typeof value === 'string') names.add(value)
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    names.add(key)
    collectNames(child, names)
  }
}

/**
 * Returns the names to which a value and its key refer, if the schema declares them references. Excludes the keys of
 * `vendors`, which define names.
 */
function listReferences({ value, schema, path, position, keySchema }: SchemaNode): [nameKind: string, name: string][] {
  const valueReference = typeof value === 'string' ? schema['x-reference'] : undefined
  const keyReference = position === 'free' ? keySchema?.['x-reference'] : undefined
  return [
    ...(valueReference === undefined ? [] : [[valueReference, value] as [string, string]]),
    ...(keyReference === undefined || path.at(-2) === 'vendors' ? [] : [[keyReference, path.at(-1)] as [string, string]]),
  ]
}

const toReferences = (file: BrandFile, node: SchemaNode): NameReference[] =>
  listReferences(node).map(([nameKind, name]) => ({ file, node, nameKind, name }))
