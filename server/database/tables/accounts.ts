import type { ColumnType, Generated } from 'kysely'
import type { Stamp, Time } from './columns.ts'

/** Accounts, and the journal of what happened to them. */
export interface AccountTables {
  affiliate_codes: {
    merchant: string
    code: string
    /** A username. */
    agent: string
    /** Of the accounts that it makes. */
    type: Generated<number>
    terms: ColumnType<PlayTermsColumn | null, string | null | undefined, never>
    disabled: Generated<boolean>
    created_at: Time
  }
  accounts: AccountTable
  social_identities: { merchant: string; provider: string; subject_hash: Buffer; account: string; linked_at: Time }
  authenticators: { merchant: string; account: string; sealed: Buffer; confirmed: boolean; last_step: bigint }
  audit_log: {
    merchant: string
    seq: bigint
    at: ColumnType<Date, Date, never>
    event: string
    outcome: string
    account: string | null
    /** JSON of what was before and after, where a setting was changed. */
    detail: ColumnType<string | null, string | null | undefined, never>
    hash: Buffer
  }
  audit_heads: { merchant: string; seq: bigint; hash: Buffer }
}

/** Prize levels by prize mode, and rebate rates in percent by category. */
export interface PlayTermsColumn {
  readonly prizeLevels: Readonly<Record<string, number>>
  readonly rebateRates: Readonly<Record<string, number>>
}

interface AccountTable {
  merchant: string
  id: string
  username: string
  /** The username as it is compared. */
  username_key: string
  password_hash: string
  payment_password_hash: string | null
  /** 0 player; 1, 2, 41, 42 agent; 4 guest. */
  type: number
  /** On which side it may log in. */
  side: 'member' | 'agent' | 'both'
  disabled: Generated<boolean>
  /** The agent above who has disabled it; nobody where an operator has. */
  frozen_by: ColumnType<string | null, string | null | undefined, string | null>
  nickname: string
  club_label: string | null
  rank_level: number | null
  upline: string | null
  affiliate_code: string | null
  /** What it plays by, where that was said when it was made; else by what the brand has at most. */
  terms: ColumnType<PlayTermsColumn | null, string | null | undefined, string | null>
  /** What else was given at the registration. */
  profile: ColumnType<Record<string, string>, string, string>
  password_expired: Generated<boolean>
  /** It is there to be changed: it came by e-mail. */
  password_default: Generated<boolean>
  /** Its owner knows it; not where the platform made one that nobody knows. */
  password_own: Generated<boolean>
  /** The e-mail address as it is compared. */
  email_key: string | null
  /** The phone number in E.164. */
  mobile_key: string | null
  /** The phone's number is a name to log in with. */
  mobile_login: Generated<boolean>
  /** The platform made its name and password by a click, and nobody has used either since. */
  unclaimed: Generated<boolean>
  first_login_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** When the phone and the e-mail address were shown to be its owner's. */
  mobile_proven_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  email_proven_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** When its owner accepted the terms; not where somebody else made it. */
  terms_accepted_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Raised by whatever ends the account's sessions: nothing that was granted before is good after. */
  security_stamp: Generated<Stamp>
  created_at: Time
}
