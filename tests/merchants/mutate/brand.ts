import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMerchant, type CompileCache } from '../../../src/engine/compile/index.ts'
import { locateJson, type Located } from './locate-json.ts'
import { valueAt } from './value-at.ts'
import { walkSchema, type Site } from './walk-schema.ts'

/** One JSON file of a brand, and every value in it that the schemas describe. */
export interface BrandFile {
  readonly path: string
  readonly kind: string
  /** The path of its content in the effective configuration. */
  readonly room: readonly string[]
  readonly text: string
  readonly tree: Located
  readonly sites: readonly Site[]
}

/** A reference to a name. */
export interface Use {
  readonly file: BrandFile
  readonly site: Site
  readonly reference: string
  readonly name: string
}

/** A valid brand before any mutation, with its definitions and references, computed independently of the compiler. */
export interface Brand {
  readonly id: string
  readonly files: readonly BrandFile[]
  /** Whether what it extends has a value at this path of the effective configuration; its code is never inherited. */
  readonly before: (path: readonly string[]) => unknown
  readonly uses: readonly Use[]
  /** The number of references to a name in the whole configuration. */
  readonly timesUsed: (reference: string, name: string) => number
  /** Whether a key, text or asset has this name already, so that it would not be a misspelling. */
  readonly taken: (name: string) => boolean
}

/** Reads a valid brand of the folder `root`. */
export async function readBrand(root: string, id: string, cache: CompileCache): Promise<Brand> {
  const { config, assets, diagnostics, chain } = await compileMerchant(root, id, cache)
  if (!config || diagnostics.length > 0) throw new Error(`${id} is not valid: ${diagnostics[0]?.message}`)
  const parentId = chain.at(-2)
  const parent = parentId === undefined ? undefined : (await compileMerchant(root, parentId, cache)).config
  const names = new Set<string>(assets.keys())
  gatherNames(config, names)
  const files = jsonFiles(join(root, id)).map((path) => readBrandFile(root, id, path, config))
  const uses = files.flatMap((file) => file.sites.flatMap((site) => useOf(file, site)))
  const counts = new Map<string, number>()
  for (const [name, content] of Object.entries(config)) {
    const entries =
      name === 'pages' || name === 'messages' ? Object.values(content as object).map((one) => [name.slice(0, -1), one]) : [[name, content]]
    for (const [kind, value] of entries)
      if (kind !== 'message')
        for (const site of walkSchema(kind as string, value))
          for (const [reference, used] of referencesOf(site))
            counts.set(`${reference} ${used}`, (counts.get(`${reference} ${used}`) ?? 0) + 1)
  }
  return {
    id,
    files,
    before: (path) => (path.join('/') === 'merchant/code' ? undefined : valueAt(parent, path)),
    uses,
    timesUsed: (reference, name) => counts.get(`${reference} ${name}`) ?? 0,
    taken: (name) => names.has(name),
  }
}

const jsonFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json') && !path.startsWith('assets'))
    .sort()

function readBrandFile(root: string, id: string, path: string, config: object): BrandFile {
  const [first = '', second] = path.replace(/\.json$/, '').split('/')
  const kind = first === 'pages' ? 'page' : first
  const room = second === undefined ? [first] : [first, second]
  const text = readFileSync(join(root, id, path), 'utf8')
  const value: unknown = JSON.parse(text)
  return { path, kind, room, text, tree: locateJson(text), sites: walkSchema(kind, value, valueAt(config, room) ?? value) }
}

function gatherNames(value: unknown, names: Set<string>): void {
  if (typeof value === 'string') names.add(value)
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    names.add(key)
    gatherNames(child, names)
  }
}

/** The names that a value refers to, by itself and by its key if the schema declares the key a reference. */
function referencesOf({ value, schema, path, held, names }: Site): [reference: string, name: string][] {
  const byValue = typeof value === 'string' ? schema['x-reference'] : undefined
  const byKey = held === 'free' ? names?.['x-reference'] : undefined
  return [
    ...(byValue === undefined ? [] : [[byValue, value] as [string, string]]),
    ...(byKey === undefined || path.at(-2) === 'vendors' ? [] : [[byKey, path.at(-1)] as [string, string]]),
  ]
}

const useOf = (file: BrandFile, site: Site): Use[] => referencesOf(site).map(([reference, name]) => ({ file, site, reference, name }))
