import type { Diagnostic, ProvisionedSite } from '../../../src/engine/compile/index.ts'
import type { ServedMerchant } from './served-merchant.ts'

/**
 * Decides whether a valid merchant is served. Each merchant is provisioned once: it is created in the database, with
 * its initial data.
 */
export interface Admission {
  /** The brands that have been provisioned, with their codes and folders. */
  list(): readonly ProvisionedSite[]
  /**
   * Returns the errors that prevent the merchant from being served; `undefined` if it has to be provisioned first.
   * `codes` are the current codes of all merchants.
   */
  validate(merchant: ServedMerchant, codes: ReadonlySet<string>): readonly Diagnostic[] | undefined
  /**
   * Provisions the merchant, and returns the errors that prevent it from being served. Rejects if it has to be retried.
   */
  provision(merchant: ServedMerchant, codes: ReadonlySet<string>): Promise<readonly Diagnostic[]>
}
