import type { ColumnType, Generated } from 'kysely'
import type { Json, TextsByLanguage, Time } from './columns.ts'

/** What can be done at promotions, and who has. */
export interface ActivityTables {
  activities: ActivityTable
  activity_entries: ActivityEntryTable
  raffle_prizes: RafflePrizeTable
  raffle_draws: RaffleDrawTable
}

type Moment = ColumnType<Date | null, Date | null | undefined, Date | null>

interface ActivityTable {
  merchant: string
  /** That of the promotion. */
  id: string
  kind: 'join' | 'apply' | 'envelope' | 'raffle'
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
  /** How many tickets of a raffle each account has without playing, in each period. */
  free_tickets: Generated<number>
  /** How much has to be staked in a period for one more, in minor units; nothing where play brings none. */
  ticket_stake: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
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

interface RafflePrizeTable {
  merchant: string
  activity: string
  id: string
  texts: Json<TextsByLanguage<{ readonly title: string }>>
  kind: 'money' | 'points'
  /** Minor units, or whole points. */
  amount: bigint
  /** Of ten thousand draws. */
  chance: number
  /** Nothing where there is no end. */
  stock: bigint | null
}

interface RaffleDrawTable {
  merchant: string
  id: string
  seq: Generated<bigint>
  activity: string
  account: string
  period: string
  request_key: string
  /** The number that was drawn, from 0 to 9999. */
  roll: number
  /** Nothing where it was none. */
  prize: string | null
  drawn_at: Time
}
