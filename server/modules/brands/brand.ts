import type { MerchantConfig } from '../../../src/generated/config.ts'

/** A brand as far as the platform needs it. */
export interface Brand {
  /** The merchant folder's name. */
  readonly id: string
  readonly config: MerchantConfig
}

/** How it stands with a brand's folder. */
export interface BrandState {
  readonly id: string
  /** What it is served by: its files as they are, the last version of them that was good, or nothing. */
  readonly serving: 'current' | 'last-good' | 'nothing'
  /** What keeps its files from being served, as `file:line:column message`. */
  readonly mistakes: readonly string[]
}

/** The brands that are served now. */
export interface Brands {
  /** The brand of an exact host name, without port. */
  byHost(host: string): Brand | undefined
  byId(id: string): Brand | undefined
  all(): readonly Brand[]
  /** Every folder, served or not. */
  states(): readonly BrandState[]
  /** Reads the brands' files again. */
  refresh(): void
}
