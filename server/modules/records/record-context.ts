import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Catalogue } from '../games/index.ts'

/** Context for reading a player's records. */
export interface RecordContext {
  readonly tenant: Tenant
  readonly site: SiteRecord
  /** IANA time zone of the brand. */
  readonly timeZone: string
  /** Account id. */
  readonly account: string
  readonly catalogue: Catalogue
  /** Language tag for the names of games. */
  readonly language: string
}
