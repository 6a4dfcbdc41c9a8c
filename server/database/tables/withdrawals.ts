import type { ColumnType, Generated } from 'kysely'
import type { Payee, Withdrawal, WithdrawalStep } from '../../../src/generated/api.ts'
import type { Json, Time } from './columns.ts'

/** What players take out. */
export interface WithdrawalTables {
  withdrawal_settings: WithdrawalSettingTable
  payees: PayeeTable
  withdrawals: WithdrawalTable
  withdrawal_steps: WithdrawalStepTable
}

/** A bank or a network of wallets that money can be sent to. */
export interface PlaceRow {
  readonly id: string
  readonly kind: Payee['kind']
  readonly name: string
  /** The fewest and the most characters of a number there. */
  readonly least: number
  readonly most: number
}

interface WithdrawalSettingTable {
  merchant: string
  /** Minor units, as are `most` and `fee_fixed`. */
  least: bigint
  most: bigint
  fee_fixed: bigint
  /** Hundredths of a percent. */
  fee_rate: number
  /** How many a day cost nothing. */
  fee_free: number
  /** Minutes until a payment counts as received, by the kind of its payee. */
  bank_receive_minutes: number
  wallet_receive_minutes: number
  usual_minutes: number
  cool_down_hours: number
  /** Minor units a day in digits, by the level of a rank from which it holds. */
  daily: Json<Readonly<Record<string, string>>>
  places: Json<readonly PlaceRow[]>
}

/** Where money goes, as it is shown and as it is paid to. */
export interface SealedPayeeColumns {
  kind: Payee['kind']
  /** The bank or the network, by its own name. */
  name: string
  /** The number with its middle left out, and the holder's name. */
  shown: string
  holder_shown: string | null
  /** Both in full, sealed. */
  sealed: Buffer
}

interface PayeeTable extends SealedPayeeColumns {
  merchant: string
  id: string
  account: string
  place: string
  /** A keyed hash of the place and the number. */
  digest: Buffer
  preferred: Generated<boolean>
  added_at: Time
  /** When it can be paid to; nothing until it is confirmed. */
  usable_at: ColumnType<Date | null, Date | undefined, Date>
  removed_at: ColumnType<Date | null, undefined, Date>
}

interface WithdrawalTable extends SealedPayeeColumns {
  merchant: string
  id: string
  reference: string
  account: string
  /** Its sender's, that says it once. */
  key: string
  fingerprint: string
  currency: string
  /** Minor units, as are `fee` and `due`. */
  amount: bigint
  fee: bigint
  due: bigint
  state: Withdrawal['state']
  receipt: ColumnType<
    NonNullable<Withdrawal['receipt']> | null,
    NonNullable<Withdrawal['receipt']> | null | undefined,
    NonNullable<Withdrawal['receipt']> | null
  >
  /** It was paid out at least once. */
  paid: Generated<boolean>
  receive_by: ColumnType<Date | null, Date | null | undefined, Date | null>
  version: Generated<number>
  requested_at: Time
  changed_at: Time
}

interface WithdrawalStepTable {
  merchant: string
  withdrawal: string
  version: number
  state: Withdrawal['state']
  at: ColumnType<Date, Date | undefined, never>
  actor: WithdrawalStep['by']
  note: string | null
  /** Minor units. */
  received: bigint | null
  remaining: bigint | null
  /** The id of an upload. */
  proof: string | null
}
