import type { ColumnType, Generated } from 'kysely'
import type { Json, TextsByLanguage, Time } from './columns.ts'

/** What members were given. */
export interface RewardTables {
  rewards: RewardTable
}

interface RewardTable {
  merchant: string
  id: string
  seq: Generated<bigint>
  account: string
  source: 'activity' | 'mission' | 'referral' | 'rank' | 'operator'
  /** Which activity or mission of the source. */
  name: string
  /** What it is given once for, such as a period. */
  key: string
  texts: Json<TextsByLanguage<{ readonly title: string }>>
  kind: 'money' | 'points'
  /** The brand's, or that of points. */
  currency: string
  /** Minor units, or whole points. */
  amount: bigint
  /** How many times the money has to be staked. */
  turnover: number
  given_at: Time
  expires_at: ColumnType<Date | null, Date | null | undefined, never>
  claimed_at: ColumnType<Date | null, undefined, Date>
}
