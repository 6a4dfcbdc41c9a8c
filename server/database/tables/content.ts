import type { ColumnType } from 'kysely'
import type { Json, TextsByLanguage, Time } from './columns.ts'

/** What visitors read, and what they write. */
export interface ContentTables {
  announcements: AnnouncementTable
  help_topics: HelpTopicTable
  vip_ranks: VipRankTable
  /** Each encrypted to the platform's key. */
  outbox: { merchant: string; id: string; sealed: Buffer; created_at: Time }
  feedback: { merchant: string; id: string; sealed: Buffer; created_at: Time }
}

interface AnnouncementTexts {
  readonly title: string
  readonly summary?: string
  /** HTML. */
  readonly content?: string
  readonly figure?: string
  readonly label?: string
}

interface AnnouncementTable {
  merchant: string
  id: string
  type: 'B' | 'PL' | 'PU' | 'PR' | 'H'
  execution: string
  banner_group: string | null
  /** A path among the brand's assets. */
  image: string | null
  icon: string | null
  action: ColumnType<Readonly<Record<string, unknown>> | null, string | null, string | null>
  position: number
  published_at: ColumnType<Date, Date, Date>
  ends_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  texts: Json<TextsByLanguage<AnnouncementTexts>>
}

interface HelpTopicTable {
  merchant: string
  id: string
  topic_group: string
  position: number
  texts: Json<TextsByLanguage<{ readonly title: string; readonly content: string }>>
}

interface VipRankTable {
  merchant: string
  level: number
  /** Minor units. */
  turnover: bigint
  /** Minor units. */
  bonus: bigint
  /** Percent, as decimal text. */
  cashback: string
  withdrawals: number
  manager: boolean
  texts: Json<TextsByLanguage<string>>
  /** As `content.json` gave them last; `null` where it did not, or an older version wrote them. */
  file_texts: ColumnType<TextsByLanguage<string> | null, string | null | undefined, string | null>
}
