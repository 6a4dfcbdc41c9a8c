import type { ColumnType } from 'kysely'
import type { AgentContractsQuery, Contract, Deposit, DepositChannel, Payee } from '../../src/generated/api.ts'

/*
 * Column types that the schema does not define: the contents of JSON columns, and the values of text columns without a
 * constraint. `scripts/schema/column-types.ts` assigns them to columns; `tables.ts` is derived from both.
 */

/** A JSON column: parsed when read, text when written. */
export type Json<T> = ColumnType<T, string, string>
export type GeneratedJson<T> = ColumnType<T, string | undefined, string>

/** Texts by language code. */
export type TextsByLanguage<T> = Readonly<Record<string, T>>
export type Titles = TextsByLanguage<{ readonly title: string }>
export type TitlesWithNotes = TextsByLanguage<{ readonly title: string; readonly note?: string }>
export type TitlesWithContent = TextsByLanguage<{ readonly title: string; readonly content: string }>

export type Browser = 'chrome' | 'edge' | 'firefox' | 'opera' | 'safari' | 'samsung' | 'other'
export type OperatingSystem = 'android' | 'ios' | 'linux' | 'macos' | 'windows' | 'other'

/** Prize levels by prize mode, and rebate rates in percent by category. */
export interface PlayTermsColumn {
  readonly prizeLevels: Readonly<Record<string, number>>
  readonly rebateRates: Readonly<Record<string, number>>
}

export type AnnouncementTexts = TextsByLanguage<{
  readonly title: string
  readonly summary?: string
  /** HTML. */
  readonly content?: string
  readonly figure?: string
  readonly label?: string
}>

export type BonusState = 'open' | 'converted' | 'spent' | 'forfeited' | 'expired'

/** Initial view of a lottery. */
export interface LotteryLaunch {
  readonly area: 'VN' | 'SEA'
  readonly view: 'betting' | 'lobby'
  readonly gameCode?: string | undefined
  readonly playType?: string | undefined
  readonly backUrl?: string | undefined
}

/** The response to a vendor, stored for retries of its call. */
export type StoredVendorAnswer = { readonly balance: string } | { readonly error: string }

/** The differences between vendors in how they call the wallet. `schemas/vendors.json` describes the values. */
export interface VendorPolicy {
  readonly unknownRollback: 'ok' | 'error'
  readonly earlyRollback: 'reject-bet' | 'accept-bet'
  readonly transactionIdScope: 'vendor' | 'player' | 'round'
  readonly settlementCall: 'win' | 'close'
  readonly openBetCheckMinutes: number
}

export type VendorPolicyChange = Partial<VendorPolicy>

/** A game as its vendor lists it. */
export interface VendorGameColumn {
  readonly category: string
  readonly name: string
  /** Names by language tag. */
  readonly names: Readonly<Record<string, string>>
  readonly code?: string
  readonly hot?: boolean
  readonly new?: boolean
  readonly maintenance?: boolean
  /** 0 if a free trial is offered. */
  readonly supportPlay?: number
  /** Minimum stake in credits. */
  readonly minBet?: number
  /** Number of paylines. */
  readonly lines?: number
  /** Return to player in percent. */
  readonly rtp?: number
}

/** The cashback of one category. Amounts are minor units, as decimal strings. */
export interface CashbackBreakdownEntry {
  readonly category: string
  readonly stake: string
  /** In percent. */
  readonly rate: number
  readonly amount: string
}

export type DepositState = Deposit['state']
export type DepositKind = DepositChannel['kind']

/**
 * A payment currency other than the brand's. `rate` is the value of one unit in the brand's currency, as a decimal
 * string.
 */
export interface DepositUnit {
  readonly code: string
  readonly exponent: number
  readonly rate: string
}

/** Bank account to which the player makes a bank transfer. */
export type DepositTarget = NonNullable<Deposit['payTo']>

/** Terms of a bonus promised with a deposit. Amounts are minor units, as decimal strings. */
export interface DepositBonusTerms {
  /** Bonus in hundredths of a percent of the deposit. */
  readonly percent: number
  readonly maxBonus: string
  readonly minDeposit: string
  /** Wagering requirement, as a multiple of the deposit and the bonus. */
  readonly turnover: number
  /** Days until the bonus expires; `null`: never. */
  readonly days: number | null
  /** Whether an account can get the bonus only once. */
  readonly once: boolean
  /** Whether the bonus is only for the first deposit of an account. */
  readonly first?: boolean
}

/** A bank or wallet network that money can be sent to. */
export interface PayoutChannel {
  readonly id: string
  readonly kind: Payee['kind']
  readonly name: string
  /** Minimum and maximum length of an account number at this bank or network. */
  readonly minLength: number
  readonly maxLength: number
}

export type ContractKind = AgentContractsQuery['kind']

/** A party of a contract: the upline agent or the direct downline. */
export type ContractSide = Contract['side']
