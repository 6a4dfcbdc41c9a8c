import type { ColumnType, Generated } from 'kysely'
import type { Time } from './columns.ts'

/** What can be done at promotions, and who has. */
export interface ActivityTables {
  activities: ActivityTable
  activity_entries: ActivityEntryTable
}

type Moment = ColumnType<Date | null, Date | null | undefined, Date | null>

interface ActivityTable {
  merchant: string
  /** That of the promotion. */
  id: string
  kind: 'join' | 'apply' | 'envelope'
  enabled: Generated<boolean>
  opens_at: ColumnType<Date, Date, Date>
  closes_at: Moment
  every: 'once' | 'day' | 'week'
  who: 'all' | 'players' | 'agents'
  least_rank: number | null
  registered_from: Moment
  reward: 'money' | 'points'
  /** Minor units, or whole points; of an envelope the least. */
  amount: bigint
  /** The most that an envelope has. */
  most_amount: bigint | null
  turnover: number
  claim_days: number | null
  /** Whether an approved reward is claimed by the player, or paid by itself. */
  issue: 'claim' | 'itself'
  /** How much has to be staked after joining, in minor units. */
  needed: bigint
  /** How many rewards there are; of envelopes, how much in minor units or points. Nothing where there is no end. */
  total: bigint | null
  given: Generated<bigint>
}

interface ActivityEntryTable {
  merchant: string
  id: string
  seq: Generated<bigint>
  reference: string
  activity: string
  account: string
  /** `once`, a day, or the Monday of a week. */
  period: string
  state: 'joined' | 'applying' | 'process' | 'approved' | 'rejected'
  remark: Generated<string>
  /** Uploads. */
  images: Generated<string[]>
  /** What the account had staked in all when it joined, in minor units. */
  staked_before: Generated<bigint>
  reason: string | null
  entered_at: Time
  decided_at: Moment
}
