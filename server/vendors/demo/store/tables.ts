import type { ColumnType, Kysely } from 'kysely'

type Time = ColumnType<Date, Date | undefined, Date>

/** The vendor's tables. Every one but the draws has the code of an operator's brand at the head of its key. */
export interface DemoTables {
  demo_seats: { merchant: string; token_hash: Buffer; player: string; game: string; created_at: Time; expires_at: Time }
  /** Play credits, whole ones. */
  demo_purses: { merchant: string; player: string; credits: bigint }
  /** What the next round of a player is drawn from; its hash has been shown. */
  demo_seeds: { merchant: string; player: string; game: string; seed: Buffer }
  demo_rounds: RoundTable
  /** Of the vendor, not of a brand: the same draw for everybody. */
  demo_draws: { board: string; period: number; seed: Buffer; draws_at: Date }
  demo_tickets: TicketTable
}

interface RoundTable {
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

interface TicketTable {
  merchant: string
  player: string
  id: string
  board: string
  period: number
  bet: ColumnType<unknown, string, never>
  stake: bigint
  /** `null` until the result has come. */
  win: bigint | null
  created_at: Time
}

/** One brand's part of what the vendor keeps, in the database that the operator lends. */
export interface VendorBrand {
  readonly code: string
  readonly db: Kysely<DemoTables>
}

/** What belongs to no brand. */
export type VendorStore = Pick<VendorBrand, 'db'>
