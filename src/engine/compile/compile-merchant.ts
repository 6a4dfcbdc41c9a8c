import { createHash } from 'node:crypto'
import type { MerchantConfig } from '../../generated/config.ts'
import type { Diagnostic } from '../contract/diagnostic.ts'
import type { AssetFile } from './read/asset-file.ts'
import { CompileCache } from './compile-cache.ts'
import { compileLayer } from './compile-layer.ts'
import { compareDiagnostics } from './explain/diagnose.ts'
import type { Layer } from './merge/layer.ts'
import type { Provenance } from './merge/provenance.ts'
import type { Folder } from './read/read-folder.ts'

/** The files of one merchant's folder. */
export type MerchantFolder = Pick<Folder, 'id' | 'sources' | 'assets'>

/** A merchant as everything after compile sees it. */
export interface Compiled {
  readonly id: string
  /** Whether no diagnostic is an error. */
  readonly valid: boolean
  /** Deep-frozen, whole and checked; undefined where any diagnostic is an error. Made when it is first asked for. */
  readonly config: MerchantConfig | undefined
  /** Sorted by file and line: of the merchant and of every one that it extends. */
  readonly diagnostics: readonly Diagnostic[]
  readonly provenance: Provenance
  /** Its own, and those of the merchants that it extends, by their path below assets/. */
  readonly assets: ReadonlyMap<string, AssetFile>
  /** The folders that took part, each with its own files, the one that all extend first. */
  readonly folders: readonly MerchantFolder[]
  /** Every JSON file that took part. */
  readonly files: readonly string[]
  /** The merchants that took part, the one that all extend first and itself last. */
  readonly chain: readonly string[]
  /** Ten hexadecimal digits that change with every change of a file that took part. */
  readonly version: string
}

/**
 * Compiles the merchant `id` of the folder `root` (paths in diagnostics begin with `root` as it is given). Never throws
 * for what stands in the folder: that is in `diagnostics`. With a cache, merchants that others extend are compiled
 * once.
 */
export async function compileMerchant(root: string, id: string, cache: CompileCache = new CompileCache()): Promise<Compiled> {
  return toCompiled(compileLayer(root, id, cache))
}

/** The public form of a compiled layer. `more` are diagnostics that only others gave rise to. */
export const toCompiled = (layer: Layer, more: readonly Diagnostic[] = []): Compiled => new CompiledLayer(layer, more)

/** A class, for a getter in an object of its own would keep that object alive until the next full collection. */
class CompiledLayer implements Compiled {
  readonly valid: boolean
  readonly diagnostics: readonly Diagnostic[]
  readonly #layer: Layer
  #version: string | undefined

  constructor(layer: Layer, more: readonly Diagnostic[]) {
    this.#layer = layer
    this.valid = layer.valid && more.length === 0
    this.diagnostics = more.length === 0 ? layer.diagnostics : [...layer.diagnostics, ...more].sort(compareDiagnostics)
  }

  get id(): string {
    return this.#layer.id
  }

  get config(): MerchantConfig | undefined {
    return this.valid ? (this.#layer.config() as unknown as MerchantConfig) : undefined
  }

  get provenance(): Provenance {
    return this.#layer.provenance
  }

  get assets(): ReadonlyMap<string, AssetFile> {
    return this.#layer.assets
  }

  get folders(): readonly MerchantFolder[] {
    return this.#layer.folders
  }

  get chain(): readonly string[] {
    return this.#layer.chain
  }

  get files(): readonly string[] {
    return this.#layer.provenance.layers.flatMap((sources) => sources.map((source) => source.file))
  }

  get version(): string {
    return (this.#version ??= versionOf(this.#layer))
  }
}

function versionOf(layer: Layer): string {
  const hash = createHash('sha256')
  for (const sources of layer.provenance.layers) for (const source of sources) hash.update(`${source.pointer} ${source.digest}\n`)
  for (const asset of layer.assets.values()) hash.update(`${asset.path} ${asset.hash}\n`)
  return hash.digest('hex').slice(0, 10)
}
