import type { ColumnType, Kysely } from 'kysely'
import type { OpenedSession, WalletCall } from '../../../server/integrations/vendor-contract.ts'

type Time = ColumnType<Date, Date | undefined, Date>

/** The vendor's tables. Every one but the draws has the code of an operator's brand at the head of its key. */
export interface DemoTables {
  demo_sessions: SessionTable
  /** Play credits, whole ones. */
  demo_wallets: { merchant: string; player: string; credits: bigint }
  /** What the next round of a player is drawn from; its hash has been shown. */
  demo_seeds: { merchant: string; player: string; game: string; seed: Buffer }
  demo_rounds: RoundTable
  /** Of the vendor, not of a brand: the same draw for everybody. */
  demo_draws: { board: string; period: number; seed: Buffer; draws_at: Date }
  demo_tickets: TicketTable
  demo_messages: MessageTable
}

interface SessionTable {
  merchant: string
  token_hash: Buffer
  player: string
  game: string
  /** The name that the vendor has for the game. */
  vendor: string
  /** The operator's, which bets are placed in; none in a trial. */
  session: string | null
  currency: ColumnType<OpenedSession['currency'] | null, string | null, never>
  created_at: Time
  expires_at: Time
}

/** `betting` while the operator has not said whether it took the stake; `returned` where that was never heard. */
export type StakeState = 'betting' | 'done' | 'refused' | 'returned'

/** What a stake for money has besides one for credits. */
interface ForMoney {
  vendor: ColumnType<string | null, string | null | undefined, never>
  state: ColumnType<StakeState, StakeState | undefined, StakeState>
  /** Minor units of the currency to one credit. */
  unit: ColumnType<bigint | null, bigint | null | undefined, never>
}

interface RoundTable extends ForMoney {
  merchant: string
  player: string
  /** Made by the browser: the same round asked for again is answered again, and not played again. */
  id: string
  game: string
  stake: bigint
  win: bigint
  seed: Buffer
  player_seed: string
  bet: ColumnType<unknown, string, never>
  outcome: ColumnType<unknown, string, never>
  created_at: Time
}

interface TicketTable extends ForMoney {
  merchant: string
  player: string
  id: string
  board: string
  /** Where it was bought, for money. */
  game: ColumnType<string | null, string | null | undefined, never>
  period: number
  bet: ColumnType<unknown, string, never>
  stake: bigint
  /** `null` until the result has come. */
  win: bigint | null
  /** It was settled, and then given its stake at the operator's request. */
  voided: ColumnType<boolean, undefined, boolean>
  created_at: Time
}

/** One call of the operator's wallet. */
export interface DueCall {
  readonly call: WalletCall
  readonly asked: Readonly<Record<string, string>>
}

/** What the operator has to hear, until it has answered. */
interface MessageTable {
  id: string
  merchant: string
  vendor: string
  player: string
  round: string
  /** One after the other. */
  calls: ColumnType<readonly DueCall[], string, never>
  tries: ColumnType<number, number | undefined, number>
  next_at: Time
  done_at: ColumnType<Date | null, undefined, Date>
}

/** One brand's part of what the vendor keeps, in a database of its own. */
export interface VendorBrand {
  readonly code: string
  readonly db: Kysely<DemoTables>
}

/** What belongs to no brand. */
export type VendorStore = Pick<VendorBrand, 'db'>
