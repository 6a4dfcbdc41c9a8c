import type { Diagnostic, StartedSite } from '../../../src/engine/compile/index.ts'
import type { ServedMerchant } from './served-merchant.ts'

/**
 * Decides whether a valid merchant is served. Each merchant is started once: it is created in the database, with its
 * initial data.
 */
export interface Admission {
  /** The brands that have been started, with their codes and folders. */
  list(): readonly StartedSite[]
  /**
   * Returns the errors that prevent the merchant from being served; `undefined` if it has to be started first. `codes`
   * are the current codes of all merchants.
   */
  validate(merchant: ServedMerchant, codes: ReadonlySet<string>): readonly Diagnostic[] | undefined
  /** Starts the merchant, and returns the errors that prevent it from being served. Rejects if it has to be retried. */
  start(merchant: ServedMerchant, codes: ReadonlySet<string>): Promise<readonly Diagnostic[]>
}
