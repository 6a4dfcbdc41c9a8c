import type { Selectable } from 'kysely'
import type { Tables } from './tables.ts'

type Row<T extends keyof Tables> = Selectable<Tables[T]>

export type AccountRecord = Row<'accounts'>

/** Settings of a brand. */
export interface SiteRecord extends Omit<Row<'sites'>, 'merchant' | 'seeded_at' | 'content_seeded' | 'content_digest'> {
  readonly revision: bigint | null
  readonly flags: readonly Pick<Row<'flags'>, 'flag' | 'enabled'>[]
  readonly rules: readonly Row<'register_rules'>[]
  readonly restricted: readonly Pick<Row<'restricted_countries'>, 'country'>[]
  readonly vendors: readonly VendorRecord[]
  /**
   * Games that the brand's vendors have listed, in the vendors' order. Records share one array as long as the games are
   * unchanged; `undefined` in a record that was read without them.
   */
  readonly vendor_games?: readonly VendorGameRecord[]
  readonly resources: readonly Pick<Row<'resources'>, 'kind' | 'url' | 'label_en' | 'label_cn'>[]
  readonly services: readonly Pick<Row<'customer_services'>, 'kind' | 'title' | 'path'>[]
}

/** A vendor of a brand. */
export interface VendorRecord extends Omit<Row<'vendors'>, 'merchant' | 'removed_at'> {
  /** Whether it was removed: only its bets, its keys and the names of its games are kept. */
  readonly removed: boolean
}

/** A game that a vendor has listed. */
export type VendorGameRecord = Pick<Row<'vendor_games'>, 'id' | 'vendor' | 'game' | 'listed' | 'picture'>

/** Columns of a payee: the masked details for display, and the encrypted ones for payment. */
export type SealedPayeeColumns = Pick<Row<'payees'>, 'kind' | 'name' | 'shown' | 'holder_shown' | 'sealed'>
