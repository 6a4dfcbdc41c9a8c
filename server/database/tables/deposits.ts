import type { ColumnType, Generated } from 'kysely'
import type { Deposit, DepositChannel, DepositField } from '../../../src/generated/api.ts'
import type { Json, TextsByLanguage, Time } from './columns.ts'

/** What players pay in. */
export interface DepositTables {
  deposit_channels: DepositChannelTable
  deposit_bonuses: DepositBonusTable
  deposits: DepositTable
  deposit_steps: { merchant: string; deposit: string; step: number; state: DepositState; at: Time }
  deposit_payments: {
    merchant: string
    payment: string
    status: 'paid' | 'failed'
    deposit: string
    amount: bigint
    currency: string
    at: Time
  }
  uploads: UploadTable
}

export type DepositState = Deposit['state']

type DepositKind = DepositChannel['kind']

/** Another currency that is paid in: what one whole unit of it is worth in the brand's, as decimal text. */
interface DepositUnit {
  readonly code: string
  readonly exponent: number
  readonly rate: string
}

/** Where a transfer goes that the player makes at a bank of their own. */
type DepositTarget = NonNullable<Deposit['payTo']>

interface DepositChannelTable {
  merchant: string
  id: string
  kind: DepositKind
  texts: Json<TextsByLanguage<{ readonly title: string; readonly note?: string }>>
  enabled: boolean
  position: number
  /** Minor units. */
  least: bigint
  most: bigint
  /** Hundredths of a percent. */
  fee_percent: number
  fee_fixed: bigint
  /** Decimal texts. */
  amounts: Json<readonly string[]>
  /** Minutes of the day in the brand's zone; nothing where it never closes. */
  opens: number | null
  closes: number | null
  account_types: ColumnType<readonly number[] | null, string | null, string | null>
  fields: Json<readonly DepositField[]>
  proof: 'none' | 'optional' | 'required'
  /** Where the player pays by themselves; without it a gateway takes the payment. */
  pay_to: ColumnType<DepositTarget | null, string | null, string | null>
  /** How long a deposit waits to be paid. */
  minutes: number
  /** What becomes of another amount than was asked for. */
  differs: 'credit' | 'review'
  unit: ColumnType<DepositUnit | null, string | null, string | null>
}

interface DepositBonusTable {
  merchant: string
  id: string
  texts: Json<TextsByLanguage<{ readonly title: string; readonly note?: string }>>
  enabled: boolean
  position: number
  /** Hundredths of a percent. */
  percent: number
  /** Minor units. */
  most: bigint
  least: bigint
  /** How many times what arrives and the bonus have to be staked. */
  turnover: number
  days: number | null
  once: boolean
  /** For the first deposit of an account alone. */
  first: Generated<boolean>
}

/** What a player was promised with a deposit. Amounts are minor units, as decimal text. */
interface DepositBonusTerms {
  readonly percent: number
  readonly most: string
  readonly least: string
  readonly turnover: number
  readonly days: number | null
  readonly once: boolean
  /** Not said by deposits from before there were such bonuses. */
  readonly first?: boolean
}

interface DepositTable {
  merchant: string
  id: string
  account: string
  /** Says a request once, however often it is sent; the fingerprint tells whether it asks for the same. */
  request_key: string
  fingerprint: string
  reference: string
  channel: string
  kind: DepositKind
  state: DepositState
  /** Minor units of the brand's currency, as all amounts of it. */
  amount: bigint
  currency: string
  fee_percent: number
  fee_fixed: bigint
  differs: DepositChannelTable['differs']
  proof_asked: DepositChannelTable['proof']
  unit: ColumnType<DepositUnit | null, string | null, never>
  bonus: string | null
  bonus_terms: ColumnType<DepositBonusTerms | null, string | null, never>
  details: ColumnType<Readonly<Record<string, string>>, string, never>
  pay_to: ColumnType<DepositTarget | null, string | null, never>
  pay_url: ColumnType<string | null, undefined, string | null>
  proof: ColumnType<string | null, undefined, string | null>
  /** What was truly paid, and how much of it has been credited. */
  paid: Generated<bigint>
  credited: Generated<bigint>
  fees: Generated<bigint>
  bonus_given: Generated<bigint>
  /** Where the payer's browser sees the brand, and in which language (BCP 47): for the gateway. */
  origin: ColumnType<string | null, string | null | undefined, never>
  language: ColumnType<string | null, string | null | undefined, never>
  mark: ColumnType<'other-amount' | 'late' | 'twice' | null, undefined, 'other-amount' | 'late' | 'twice' | null>
  reason: ColumnType<string | null, undefined, string | null>
  created_at: Time
  changed_at: Time
  expires_at: Time
}

interface UploadTable {
  merchant: string
  id: string
  owner: string
  purpose: string
  type: 'png' | 'jpg' | 'pdf'
  bytes: Buffer
  /** Whether the bytes are encrypted; those from before files were are not. */
  sealed: Generated<boolean>
  created_at: Time
  due_at: Time
}
