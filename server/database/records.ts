import type { Selectable } from 'kysely'
import type { Tables } from './tables.ts'

type Row<T extends keyof Tables> = Selectable<Tables[T]>

/** One account. */
export type AccountRecord = Row<'accounts'>

/** Settings of a brand. */
export interface SiteRecord extends Omit<Row<'sites'>, 'merchant' | 'seeded_at' | 'content_seeded' | 'content_digest'> {
  readonly revision: bigint | null
  readonly flags: readonly Pick<Row<'flags'>, 'flag' | 'enabled'>[]
  readonly rules: readonly Row<'register_rules'>[]
  readonly restricted: readonly Pick<Row<'restricted_countries'>, 'country'>[]
  readonly vendors: readonly Pick<Row<'vendors'>, 'vendor' | 'enabled' | 'position' | 'channels' | 'client_types'>[]
  readonly resources: readonly Pick<Row<'resources'>, 'kind' | 'url' | 'label_en' | 'label_cn'>[]
  readonly services: readonly Pick<Row<'customer_services'>, 'kind' | 'title' | 'path'>[]
}

/** Columns of a payee: the masked details for display, and the encrypted ones for payment. */
export type SealedPayeeColumns = Pick<Row<'payees'>, 'kind' | 'name' | 'shown' | 'holder_shown' | 'sealed'>
