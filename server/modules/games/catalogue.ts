import type { OfferedVendor } from '../../../src/engine/compile/index.ts'

/** The vendors and games that the platform can offer. */
export interface Catalogue {
  /** By vendor code. */
  readonly vendors: Readonly<Record<string, CatalogueVendor>>
  readonly games: Readonly<Record<string, CatalogueGame>>
}

interface CatalogueVendor {
  readonly name: string
  readonly categories: readonly string[]
  readonly policy: VendorPolicy
}

/** How a vendor calls the wallet, where vendors differ. `schemas/vendors.json` describes the values. */
export interface VendorPolicy {
  readonly unknownRollback: 'ok' | 'error'
  readonly earlyRollback: 'tombstone' | 'forget'
  readonly ids: 'vendor' | 'player' | 'round'
  readonly ends: 'win' | 'close'
  readonly patienceMinutes: number
}

export interface CatalogueGame {
  readonly vendor: string
  readonly category: string
  readonly name: string
  /** Motif of its picture. */
  readonly motif?: string
  /** Variant of the motif's picture. Default: the first. */
  readonly look?: number
  /** Names by language tag. */
  readonly names: Readonly<Record<string, string>>
  /** Kind within the category: of a table, of a lottery, or a region. */
  readonly code?: string
  /** Code of the vendor's rules that apply, if `code` does not determine them. */
  readonly rules?: string
  readonly hot?: boolean
  readonly new?: boolean
  readonly maintenance?: boolean
  /** 0 if a free trial is offered. */
  readonly supportPlay?: number
  /** Minimum stake in credits. */
  readonly minBet?: number
  /** Number of paylines. */
  readonly lines?: number
}

export const gamesByVendor = ({ vendors, games }: Catalogue): readonly OfferedVendor[] => {
  const all = Object.entries(games)
  return Object.entries(vendors).map(([vendor, { categories }]) => ({
    vendor,
    categories,
    games: all.filter(([, game]) => game.vendor === vendor).map(([id]) => id),
  }))
}
