import type { ColumnType, Generated } from 'kysely'
import type { Time } from './columns.ts'

/** What each brand has been told by its operator. */
export interface SiteTables {
  sites: SiteTable
  site_editions: { merchant: string; edition: bigint }
  flags: { merchant: string; flag: string; enabled: boolean }
  register_rules: RegisterRuleTable
  restricted_countries: { merchant: string; country: string }
  resources: { merchant: string; kind: string; url: string; label_en: string; label_cn: string }
  customer_services: { merchant: string; kind: string; title: string; path: string }
}

interface SiteTable {
  merchant: string
  maintenance: boolean
  /** The country that an address of this machine counts as. */
  local_country: string
  currency: string
  exponent: number
  /** Minor units. */
  registration_bonus: bigint
  /** Whether one balance serves all vendors. */
  single_wallet: ColumnType<boolean, boolean | undefined, boolean>
  /** How many times the bonus of a registration has to be staked. */
  bonus_turnover: ColumnType<number, number | undefined, number>
  /** Minor units: up to this one operator corrects a player's money. */
  adjustment_limit: ColumnType<bigint, bigint | undefined, bigint>
  /** How long that bonus lasts; for ever where nothing is said. */
  bonus_days: ColumnType<number | null, number | null | undefined, number | null>
  seeded_at: Time
  /** Whether the brand's announcements, help and ranks have been written. */
  content_seeded: Generated<boolean>
  /** Of the content that was applied last; `null` where an older version wrote it. */
  content_digest: ColumnType<string | null, string | null | undefined, string | null>
  /** The tag of the brand's analytics. */
  gtag_id: ColumnType<string | null, string | null | undefined, string | null>
  /** The merchant folder that has the brand's code. */
  folder: ColumnType<string | null, string | null | undefined, string | null>
  /** The IANA name of the zone in which its days are counted. */
  time_zone: Generated<string>
}

interface RegisterRuleTable {
  merchant: string
  field: string
  enabled: boolean
  required: boolean
  pattern: string | null
  accepted_pattern: string | null
  min_length: number | null
  max_length: number | null
}
