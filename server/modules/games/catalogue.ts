import type { OfferedVendor } from '../../../src/engine/compile/index.ts'
import type { VendorPolicy } from '../../database/columns.ts'

export type { VendorPolicy }

/** The vendors and games that the platform can offer. */
export interface Catalogue {
  /** By vendor code. */
  readonly vendors: Readonly<Record<string, CatalogueVendor>>
  readonly games: Readonly<Record<string, CatalogueGame>>
}

export interface CatalogueVendor {
  readonly name: string
  readonly categories: readonly string[]
  readonly policy: VendorPolicy
  /**
   * Base URL at which browsers open its games; `undefined` if it is not connected. A function, because the address of
   * the demo vendor is known only once the server listens.
   */
  readonly launchUrl: () => string | undefined
  /** Base URL of its API; `undefined` if it is not connected. */
  readonly apiUrl: () => string | undefined
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
  /** Kind of game within the category: a kind of table or lottery, or the region of a lottery. */
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
  /** Return to player in percent. */
  readonly rtp?: number
  /** Digest of the picture that its vendor sent. Default: a drawn picture. */
  readonly picture?: string
  /** Whether its vendor no longer lists it. Its name is still shown in bet records, but it is not offered. */
  readonly former?: boolean
}

export const groupGamesByVendor = ({ vendors, games }: Catalogue): readonly OfferedVendor[] => {
  const gameEntries = Object.entries(games)
  return Object.entries(vendors).map(([vendor, { categories }]) => ({
    vendor,
    categories,
    games: gameEntries.filter(([, game]) => game.vendor === vendor).map(([id]) => id),
  }))
}
