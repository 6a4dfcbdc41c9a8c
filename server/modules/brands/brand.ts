import type { MerchantConfig } from '../../../src/generated/config.ts'

/** A brand as the platform's modules see it. */
export interface Brand {
  /** The merchant folder's name. */
  readonly id: string
  readonly config: MerchantConfig
}

/** State of a brand's folder. */
export interface BrandState {
  readonly id: string
  /** The version that is being served: the current files, their last good version, or nothing. */
  readonly serving: 'current' | 'last-good' | 'nothing'
  /** Errors that keep its files from being served, as `file:line:column message`. */
  readonly errors: readonly string[]
}

/** The brands that are being served. */
export interface Brands {
  /** The brand of an exact host name, without port. */
  byHost(host: string): Brand | undefined
  byId(id: string): Brand | undefined
  all(): readonly Brand[]
  /** Every folder, served or not. */
  states(): readonly BrandState[]
  /** Hash that is the same on all servers with the same brands. */
  revision(): string
  /** Reads the brands' files again. */
  refresh(): void
}
