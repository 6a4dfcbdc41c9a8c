import type { ColumnType, Generated } from 'kysely'
import type { Json, TextsByLanguage, Time } from './columns.ts'

type RewardTexts = Json<TextsByLanguage<{ readonly title: string; readonly note?: string }>>

/** Points: what they are worth, what they buy, and what they were spent on. */
export interface PointsTables {
  points_settings: PointsSettingTable
  points_rewards: PointsRewardTable
  points_redemptions: PointsRedemptionTable
  /** How much of what an account has staked was counted for points, in minor units. */
  points_counted: { merchant: string; account: string; currency: string; counted: bigint }
}

interface PointsSettingTable {
  merchant: string
  /** So many points … */
  ratio_points: bigint
  /** … are worth so much, in minor units. */
  ratio_amount: bigint
  /** How much has to be staked for one point, in minor units; nothing where play earns none. */
  turnover: bigint | null
}

interface PointsRewardTable {
  merchant: string
  id: string
  kind: 'money' | 'goods'
  texts: RewardTexts
  points: bigint
  /** Minor units. */
  amount: bigint
  requirement: bigint
  stock: bigint
  enabled: Generated<boolean>
  position: number
}

interface PointsRedemptionTable {
  merchant: string
  id: string
  seq: Generated<bigint>
  reference: string
  account: string
  request_key: string
  fingerprint: string
  kind: 'money' | 'goods' | 'convert'
  reward: string | null
  texts: RewardTexts
  quantity: bigint
  points: bigint
  /** Minor units. */
  amount: bigint
  currency: string
  state: 'process' | 'approved' | 'rejected'
  reason: string | null
  requested_at: Time
  decided_at: ColumnType<Date | null, Date | null | undefined, Date>
}
