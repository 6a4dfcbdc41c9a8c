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
  kind: 'money' | 'points' | 'free-spins'
  /** The brand's, or that of points. */
  currency: string
  /** Minor units, or whole points; of free spins what all of them are worth. */
  amount: bigint
  /** How many times the money, or what free spins win, has to be staked. */
  turnover: number
  given_at: Time
  expires_at: ColumnType<Date | null, Date | null | undefined, never>
  /** Of free spins when the last one was used. */
  claimed_at: ColumnType<Date | null, undefined, Date | null>
  /** Of free spins the code of the vendor, the id of the game, the stake of each in minor units, and how many. */
  vendor: ColumnType<string | null, string | null | undefined, never>
  game: ColumnType<string | null, string | null | undefined, never>
  stake: ColumnType<bigint | null, bigint | null | undefined, never>
  spins: ColumnType<number | null, number | null | undefined, never>
  spins_used: ColumnType<number, undefined, number>
}
