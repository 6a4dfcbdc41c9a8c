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

/** The result of compiling a merchant. */
export interface CompiledMerchant {
  readonly id: string
  /** Whether no diagnostic is an error. */
  readonly valid: boolean
  /** Deep-frozen, complete and checked; `undefined` if any diagnostic is an error. Created on first access. */
  readonly config: MerchantConfig | undefined
  /** Diagnostics of the merchant and of those that it extends, sorted by file and line. */
  readonly diagnostics: readonly Diagnostic[]
  readonly provenance: Provenance
  /** Its own assets and those of the merchants that it extends, by their path below assets/. */
  readonly assets: ReadonlyMap<string, AssetFile>
  /** The folders of the merchant and those that it extends, each with its own files, the root merchant first. */
  readonly folders: readonly MerchantFolder[]
  /** The paths of the JSON files of the merchant and of those that it extends. */
  readonly files: readonly string[]
  /** The merchants that it extends, the root merchant first, then its own id. */
  readonly chain: readonly string[]
  /** Ten hexadecimal digits that change with every change of a compiled file or an asset. */
  readonly version: string
}

/**
 * Compiles the merchant `id` of the folder `root` (paths in diagnostics begin with `root` as given). Mistakes in the
 * folder never throw: they are returned in `diagnostics`. A `cache` that several calls share keeps the merchants that
 * others extend.
 */
export async function compileMerchant(root: string, id: string, cache: CompileCache = new CompileCache()): Promise<CompiledMerchant> {
  return toCompiledMerchant(compileLayer(root, id, cache))
}

/**
 * The public form of a compiled layer. `extraDiagnostics` are errors that depend on other merchants, such as a
 * duplicate code.
 */
export const toCompiledMerchant = (layer: Layer, extraDiagnostics: readonly Diagnostic[] = []): CompiledMerchant =>
  new CompiledLayer(layer, extraDiagnostics)

/**
 * A class, because a getter in an object literal would keep that object alive until the next major garbage collection.
 */
class CompiledLayer implements CompiledMerchant {
  readonly valid: boolean
  readonly diagnostics: readonly Diagnostic[]
  readonly #layer: Layer
  #version: string | undefined

  constructor(layer: Layer, extraDiagnostics: readonly Diagnostic[]) {
    this.#layer = layer
    this.valid = layer.valid && extraDiagnostics.length === 0
    this.diagnostics =
      extraDiagnostics.length === 0 ? layer.diagnostics : [...layer.diagnostics, ...extraDiagnostics].sort(compareDiagnostics)
  }

  get id(): string {
    return this.#layer.id
  }

  get config(): MerchantConfig | undefined {
    return this.valid ? (this.#layer.getConfig() as unknown as MerchantConfig) : undefined
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
    return (this.#version ??= computeVersion(this.#layer))
  }
}

function computeVersion(layer: Layer): string {
  const hash = createHash('sha256')
  for (const sources of layer.provenance.layers) for (const source of sources) hash.update(`${source.pointer} ${source.digest}\n`)
  for (const asset of layer.assets.values()) hash.update(`${asset.path} ${asset.hash}\n`)
  return hash.digest('hex').slice(0, 10)
}
