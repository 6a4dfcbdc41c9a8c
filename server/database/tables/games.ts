import type { ColumnType, Generated } from 'kysely'
import type { Time } from './columns.ts'

/** Games, and the bets with their vendors. */
export interface GameTables {
  vendors: VendorTable
  launches: LaunchTable
  bets: BetTable
  rounds: { merchant: string; vendor: string; account: string; id: string; opened_at: Time; closed_at: Date | null }
  vendor_calls: VendorCallTable
  /** Each encrypted to the platform's key. */
  vendor_keys: {
    merchant: string
    vendor: string
    id: string
    sealed: Buffer
    made_at: Time
    ends_at: ColumnType<Date | null, undefined, Date>
  }
  vendor_nonces: { merchant: string; nonce_hash: Buffer; expires_at: Time }
  wins: WinTable
  favourite_games: { merchant: string; account: string; game: string; since: Time }
  played_games: { merchant: string; account: string; game: string; times: Generated<number>; last_at: Time }
}

/** How a lottery opens. */
export interface LotteryLaunch {
  readonly area: 'VN' | 'SEA'
  readonly view: 'betting' | 'lobby'
  readonly gameCode?: string | undefined
  readonly playType?: string | undefined
  readonly backUrl?: string | undefined
}

/** A stake with a vendor, and what it came to. Amounts are minor units. */
interface BetTable {
  merchant: string
  id: string
  account: string
  /** The vendor's code. */
  vendor: string
  game: string
  category: string
  /** The vendor's ids of the round, and of the call that placed it. */
  round: string
  transaction: string
  /** What it was played from: the main wallet, or the vendor's own. */
  wallet: string
  currency: string
  stake: bigint
  /** The reward of free spins that it used one of. */
  free_spins: ColumnType<string | null, string | null | undefined, never>
  /** How much of the stake was bonus. */
  bonus_stake: bigint
  win: ColumnType<bigint, bigint | undefined, bigint>
  state: 'open' | 'settled' | 'rolled-back'
  placed_at: Time
  settled_at: ColumnType<Date | null, Date | undefined, Date>
  /** Of the last correction after it was settled; 0 where there was none. */
  revision: ColumnType<number, undefined, number>
  /** When its vendor was last asked what became of it. */
  asked_at: ColumnType<Date | null, undefined, Date>
}

/** What a vendor was told. */
export type StoredVendorAnswer = { readonly balance: string } | { readonly error: string }

/** The first answer to a movement that a vendor has asked for. */
interface VendorCallTable {
  merchant: string
  vendor: string
  kind: 'bet' | 'win' | 'rollback' | 'close' | 'resettle'
  scope: string
  transaction: string
  fingerprint: Buffer | null
  bet: string | null
  /** As it was sent. */
  answer: ColumnType<StoredVendorAnswer, string, never>
  at: Time
}

interface LaunchTable {
  merchant: string
  /** What bets are placed in. */
  id: Generated<string>
  token_hash: Buffer
  account: string
  vendor: string
  game: string
  mode: 'REAL' | 'FUN' | 'LOTT'
  /** The tag of the language that the game is to speak. */
  language: string
  /** The brand's host that it was asked on: the game is shown there and nowhere else. */
  host: string
  /** The session that it was asked in: without it the launch is worth nothing. */
  session_hash: Buffer | null
  lottery: ColumnType<LotteryLaunch | null, string | null, never>
  created_at: Time
  expires_at: Time
  used_at: ColumnType<Date | null, undefined, Date>
}

interface WinTable {
  merchant: string
  id: string
  /** Whose it is, so that nobody stands on the board twice: an account, or an entry of the seed. */
  winner: string
  /** Masked. */
  name: string
  game: string
  /** Minor units. */
  amount: bigint
  won_at: Time
}

interface VendorTable {
  merchant: string
  vendor: string
  enabled: boolean
  position: number
  /** The sales channels and client types that its games are for; all where there is none. */
  channels: ColumnType<string[] | null, string[] | null | undefined, string[] | null>
  client_types: ColumnType<number[] | null, number[] | null | undefined, number[] | null>
}
