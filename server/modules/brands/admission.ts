import type { Diagnostic, StartedSite } from '../../../src/engine/compile/index.ts'
import type { ServedMerchant } from './served-merchant.ts'

/** Decides whether a valid merchant is served. */
export interface Admission {
  /** The brands that have been started, with their codes and folders. */
  list(): readonly StartedSite[]
  /**
   * Returns the objections against serving the merchant, as far as they are known; `undefined` if it has to be started
   * first. `codes` are the codes that merchants have now.
   */
  validate(merchant: ServedMerchant, codes: ReadonlySet<string>): readonly Diagnostic[] | undefined
  /** Starts the merchant and returns the objections against serving it. Rejects if they cannot be determined now. */
  start(merchant: ServedMerchant, codes: ReadonlySet<string>): Promise<readonly Diagnostic[]>
}
