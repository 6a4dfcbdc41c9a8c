import type { Generated } from 'kysely'
import type { Json, TextsByLanguage, Time } from './columns.ts'

/** Missions, and what players have claimed of them. */
export interface MissionTables {
  missions: MissionTable
  mission_claims: MissionClaimTable
}

interface MissionTable {
  merchant: string
  id: string
  /** What counts: money paid in, money staked, bets, or days with a login. */
  measure: 'deposit' | 'stake' | 'bets' | 'logins'
  period: 'day' | 'week' | 'once'
  /** Of stakes and bets: the categories that count; all of them where none is named. */
  categories: Json<readonly string[]>
  /** Minor units of money, else how many. */
  target: bigint
  kind: 'money' | 'points'
  /** Minor units, or points. */
  amount: bigint
  /** How many times money has to be staked. */
  turnover: Generated<number>
  /** What it adds to the leaderboard. */
  score: number
  texts: Json<TextsByLanguage<{ readonly title: string }>>
  enabled: Generated<boolean>
  position: number
}

interface MissionClaimTable {
  merchant: string
  account: string
  mission: string
  /** Of its period. */
  first_day: string
  /** On which it was claimed. */
  day: string
  score: number
  claimed_at: Time
}
