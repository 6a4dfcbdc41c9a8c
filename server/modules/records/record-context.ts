import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Catalogue } from '../games/index.ts'

/** Context of queries of a player's records: the account, the brand's time zone, and the language of the request. */
export interface RecordContext {
  readonly tenant: Tenant
  readonly site: SiteRecord
  /** IANA time zone. */
  readonly timeZone: string
  /** Account id. */
  readonly account: string
  readonly catalogue: Catalogue
  /** Language tag for the names of games. */
  readonly language: string
}
