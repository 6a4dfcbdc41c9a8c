import type { ColumnType } from 'kysely'
import type { Json, Time } from './columns.ts'

/** What is kept of money for its records. */
export interface RecordTables {
  movements: MovementTable
  money_days: MoneyDayTable
  play_days: PlayDayTable
  cashbacks: CashbackTable
}

/** What a transfer changed for one player, in all wallets of theirs. The tables write it from its entries. */
interface MovementTable {
  merchant: string
  account: string
  /** Of the first entry. It grows, and is a movement's own. */
  seq: ColumnType<bigint, never>
  transfer: ColumnType<string, never>
  currency: ColumnType<string, never>
  purpose: ColumnType<string, never>
  /** Minor units; zero where it went from one wallet of theirs to another. */
  amount: ColumnType<bigint, never>
  /** How much went so. */
  within: ColumnType<bigint, never>
  at: ColumnType<Date, never>
}

/** The sums of a player's movements of a day. The tables keep them. */
interface MoneyDayTable {
  merchant: string
  account: string
  currency: string
  /** By the clocks of the brand. */
  day: Date
  purpose: string
  came: bigint
  went: bigint
  within: bigint
  movements: bigint
}

/** The sums of a player's bets of a day with a vendor in a category. The tables keep them. Amounts are minor units. */
interface PlayDayTable {
  merchant: string
  account: string
  currency: string
  /** By the clocks of the brand. */
  day: Date
  vendor: string
  category: string
  /** Bets that were placed on it; what became of these, whenever that was, is `ended` or `returned`. */
  placed: bigint
  placed_stake: bigint
  ended: bigint
  ended_stake: bigint
  ended_win: bigint
  returned: bigint
  returned_stake: bigint
  /** Bets that were settled on it, whenever they were placed. */
  settled: bigint
  settled_stake: bigint
  settled_win: bigint
}

interface CashbackTable {
  merchant: string
  account: string
  day: ColumnType<Date, string, never>
  currency: string
  /** Minor units. */
  amount: bigint
  /** What it was counted from, by category. */
  parts: Json<readonly CashbackPart[]>
  claimed_at: Time
}

/** What one category brought. Amounts are minor units as text. */
interface CashbackPart {
  readonly category: string
  readonly stake: string
  /** In percent. */
  readonly rate: number
  readonly amount: string
}
