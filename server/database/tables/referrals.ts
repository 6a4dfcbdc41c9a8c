import type { ColumnType, Generated } from 'kysely'
import type { Json, TextsByLanguage, Time } from './columns.ts'

type RewardTexts = Json<TextsByLanguage<{ readonly title: string }>>

/** Friends that players bring. */
export interface ReferralTables {
  referral_settings: ReferralSettingTable
  referral_codes: { merchant: string; account: string; code: string }
  referrals: ReferralTable
}

interface ReferralSettingTable {
  merchant: string
  /** What a friend has to have paid in and staked, in minor units, … */
  deposited: bigint
  staked: bigint
  /** … within so many days. */
  days: number
  /** What that gives to who invited, and to the friend, in minor units. */
  inviter: bigint
  friend: bigint
  /** How many times it has to be staked. */
  turnover: number
  inviter_texts: RewardTexts
  friend_texts: RewardTexts
}

interface ReferralTable {
  merchant: string
  /** The friend. */
  account: string
  inviter: string
  seq: Generated<bigint>
  registered_at: Time
  /** Whether they seem to be whoever invited them. */
  own: Generated<boolean>
  rewarded_at: ColumnType<Date | null, Date | null | undefined, Date>
  /** What the friend has brought to who invited, in minor units. */
  amount: ColumnType<bigint | null, bigint | null | undefined, bigint>
}
