import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Catalogue } from '../games/index.ts'

/** Whose records, by whose clocks, and in which language games are named. */
export interface RecordContext {
  readonly tenant: Tenant
  readonly site: SiteRecord
  /** An IANA name. */
  readonly timeZone: string
  /** The account's id. */
  readonly account: string
  readonly catalogue: Catalogue
  /** A tag. */
  readonly language: string
}
