import type { OfferedVendor } from '../../../src/engine/compile/index.ts'

/** The vendors and games that the platform can offer. */
export interface Catalogue {
  /** By code. */
  readonly vendors: Readonly<Record<string, CatalogueVendor>>
  readonly games: Readonly<Record<string, CatalogueGame>>
}

interface CatalogueVendor {
  readonly name: string
  readonly categories: readonly string[]
  readonly policy: VendorPolicy
}

/** How a vendor calls the wallet, where vendors differ: `schemas/vendors.json` says what each value means. */
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
  /** What its picture shows. */
  readonly motif?: string
  /** Which of the pictures of its motif it has; the first where it is left out. */
  readonly look?: number
  /** By language tag. */
  readonly names: Readonly<Record<string, string>>
  /** Its kind within the category: of a table, of a lottery, a region. */
  readonly code?: string
  /** Which of the vendor's rules it goes by, where its code does not say. */
  readonly rules?: string
  readonly hot?: boolean
  readonly new?: boolean
  readonly maintenance?: boolean
  /** 0 means that a free trial is offered. */
  readonly supportPlay?: number
  /** The least stake, in credits. */
  readonly minBet?: number
  /** On how many lines it pays. */
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
