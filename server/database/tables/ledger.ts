import type { ColumnType, Generated } from 'kysely'
import type { Json, Time } from './columns.ts'

/** Money. */
export interface LedgerTables {
  ledger_accounts: LedgerAccountTable
  transfers: TransferTable
  entries: EntryTable
  bonuses: BonusTable
  /** How much of a bet's stake came from each bonus, in minor units. */
  bonus_stakes: { merchant: string; bet: string; bonus: string; amount: bigint }
  adjustments: AdjustmentTable
  approvals: ApprovalTable
  debts: DebtTable
}

interface LedgerAccountTable {
  merchant: string
  id: string
  /** The player whose money it is; `null` for an account of the house. */
  owner: string | null
  /**
   * What the house account is for; of a player `wallet` for the main one, `held`, `bonus`, `points`, or `vendor/` and a
   * vendor's code.
   */
  purpose: string
  currency: string
  /** Minor units. `null` for the house, whose balance is the sum of its entries. */
  balance: bigint | null
}

interface TransferTable {
  merchant: string
  id: string
  idempotency_key: string
  /** Tells whether a repeated key asks for the same again. */
  fingerprint: string
  purpose: string
  created_at: Time
  /** What it belongs to, such as the id of a deposit. */
  reference: ColumnType<string | null, string | null | undefined, never>
}

interface EntryTable {
  merchant: string
  transfer: string
  line: number
  account: string
  /** Minor units. */
  amount: bigint
  created_at: Time
  /** What a player's wallet had after it; nothing for the house. */
  balance_after: bigint | null
  /** Grows with every entry of a wallet. */
  seq: Generated<bigint>
}

/** What a player owes after corrections of settled bets. */
interface DebtTable {
  merchant: string
  account: string
  currency: string
  /** Minor units. */
  amount: bigint
  changed_at: Time
}

/** A command of an operator that waits for another one, or did. */
interface ApprovalTable {
  merchant: string
  id: string
  command: string
  /** The parameters of the command. */
  body: Json<unknown>
  /** Minor units. */
  worth: bigint
  currency: string
  requested_by: string
  requested_at: Time
  state: 'pending' | 'running' | 'done' | 'refused'
  decided_by: ColumnType<string | null, undefined, string | null>
  decided_at: ColumnType<Date | null, undefined, Date | null>
}

export type BonusState = 'open' | 'converted' | 'spent' | 'forfeited' | 'expired'

interface BonusTable {
  merchant: string
  id: string
  account: string
  /** What it was given for: the purpose of its transfer. */
  kind: string
  /** The idempotency key of that transfer. */
  grant_key: string
  currency: string
  /** Minor units, as the turnover is. */
  amount: bigint
  turnover_needed: bigint
  turnover_done: ColumnType<bigint, bigint | undefined, bigint>
  state: ColumnType<BonusState, BonusState | undefined, BonusState>
  /** What the bonus wallet holds of it: 0 once it is closed. */
  balance: ColumnType<bigint, bigint | undefined, bigint>
  /** What lies on open bets, also once it is closed. */
  staked: ColumnType<bigint, bigint | undefined, bigint>
  /** Own money waits, too, until the turnover is done. */
  holds_withdrawals: boolean
  terms: Json<Readonly<Record<string, string | number>>>
  created_at: Time
  ends_at: ColumnType<Date | null>
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

interface AdjustmentTable {
  merchant: string
  id: string
  request_key: string
  account: string
  /** Minor units; below zero where it is taken away. */
  amount: bigint
  currency: string
  reason: string
  asked_by: string
  asked_at: Time
  state: 'waiting' | 'done' | 'refused'
  decided_by: ColumnType<string | null, undefined, string>
  decided_at: ColumnType<Date | null, undefined, Date>
}
