import type { Diagnostic } from '../../contract/diagnostic.ts'
import type { LazyAsset } from '../read/asset-file.ts'
import type { JsonObject } from '../read/pointer.ts'
import type { LayeredProvenance } from './provenance.ts'
import type { Folder } from '../read/read-folder.ts'

/** A merchant with everything that it extends, compiled. */
export interface Layer {
  readonly id: string
  /** The merchants that had a say, the one that all extend first and itself last. */
  readonly chain: readonly string[]
  /** Whether no error stands in the chain. */
  readonly valid: boolean
  /**
   * Deep-frozen, with every text; made when it is first asked for. Nobody should ask where the merchant is not valid.
   */
  readonly config: () => JsonObject
  /** Before missing texts were filled in: what a merchant that extends this one is compared with. */
  readonly merged: () => JsonObject
  /**
   * The same without its texts and without what is nobody's but its own: where a merchant that extends this one goes on
   * from.
   */
  readonly start: () => JsonObject
  readonly folder: Folder
  /** The folders that had a say, its own last. */
  readonly folders: readonly Folder[]
  readonly provenance: LayeredProvenance
  readonly assets: ReadonlyMap<string, LazyAsset>
  /** Its own, and those of the merchants that it extends. */
  readonly diagnostics: readonly Diagnostic[]
}
