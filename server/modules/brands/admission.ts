import type { Diagnostic, StartedSite } from '../../../src/engine/compile/index.ts'
import type { ServedMerchant } from './served-merchant.ts'

/** Who has a say in whether a merchant that is valid is served. */
export interface Admission {
  /** The brands that have been started, each with its code and the folder that has it. */
  list(): readonly StartedSite[]
  /**
   * What speaks against serving it, as far as is known; undefined where it has to be started first. `codes` are those
   * that merchants have now.
   */
  validate(merchant: ServedMerchant, codes: ReadonlySet<string>): readonly Diagnostic[] | undefined
  /** Starts it, and says what speaks against serving it. Rejects where that cannot be said now. */
  start(merchant: ServedMerchant, codes: ReadonlySet<string>): Promise<readonly Diagnostic[]>
}
