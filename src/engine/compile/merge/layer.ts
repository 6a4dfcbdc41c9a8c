import type { Diagnostic } from '../../contract/diagnostic.ts'
import type { LazyAsset } from '../read/asset-file.ts'
import type { JsonObject } from '../read/pointer.ts'
import type { LayeredProvenance } from './provenance.ts'
import type { Folder } from '../read/read-folder.ts'

/** A compiled merchant, with all merchants that it extends. */
export interface Layer {
  readonly id: string
  /** The extended merchants, the root merchant first, followed by the merchant itself. */
  readonly chain: readonly string[]
  /** Whether no merchant of the chain has an error. */
  readonly valid: boolean
  /** Deep-frozen, with every text; created on first access. Must not be called if the merchant is not valid. */
  readonly getConfig: () => JsonObject
  /** The config without fallback texts. Merchants that extend this one are compared with it. */
  readonly getMergedConfig: () => JsonObject
  /**
   * The config without texts and without values that are not inherited. The files of a merchant that extends this one
   * are merged over it.
   */
  readonly getInheritableConfig: () => JsonObject
  readonly folder: Folder
  /** The folders of the chain, this merchant's own last. */
  readonly folders: readonly Folder[]
  readonly provenance: LayeredProvenance
  readonly assets: ReadonlyMap<string, LazyAsset>
  /** The diagnostics of this merchant and of those that it extends. */
  readonly diagnostics: readonly Diagnostic[]
}
