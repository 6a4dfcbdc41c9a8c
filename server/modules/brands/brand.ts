import type { MerchantConfig } from '../../../src/generated/config.ts'

/** A brand as far as the platform needs it. */
export interface Brand {
  /** The merchant folder's name. */
  readonly id: string
  readonly config: MerchantConfig
}

/** The brands that are served now. */
export interface Brands {
  /** The brand of an exact host name, without port. */
  byHost(host: string): Brand | undefined
  byId(id: string): Brand | undefined
  all(): readonly Brand[]
  /** Reads the brands' files again. */
  refresh(): void
}
