import type { ColumnType, Generated } from 'kysely'
import type { Stamp, Time } from './columns.ts'

/** Who is logged in, and what has to be shown before. */
export interface SessionTables {
  sessions: SessionTable
  login_failures: LoginFailureTable
  captchas: CaptchaTable
  /** How much somebody has asked for lately, as it was at that moment: it decays from then on. */
  demand: { merchant: string; subject: Buffer; level: number; counted_at: Time }
  spent_proofs: { merchant: string; id_hash: Buffer; expires_at: Time }
  phone_codes: {
    merchant: string
    phone_hash: Buffer
    number_hash: Buffer
    account: string | null
    code_hash: Buffer
    attempts: number
    expires_at: Time
    security_stamp: Stamp
  }
  temporary_passwords: { merchant: string; account: string; password_hash: Buffer; expires_at: Time; security_stamp: Stamp }
  remembered_logins: { merchant: string; token_hash: Buffer; account: string; expires_at: Time; security_stamp: Stamp }
  slider_checks: { merchant: string; id_hash: Buffer; place: number | null; expires_at: Time }
  known_networks: {
    merchant: string
    account: string
    network_hash: Buffer
    seen_at: Time
    id: Generated<string>
    country: Generated<string>
  }
  waiting_logins: {
    merchant: string
    id_hash: Buffer
    account: string
    sealed: Buffer
    method: string | null
    code_hash: Buffer | null
    code_until: Date | null
    attempts: number
    expires_at: Time
    security_stamp: Stamp
  }
  social_logins: { merchant: string; id_hash: Buffer; state_hash: Buffer | null; sealed: Buffer; expires_at: Time }
  /** Of sealed requests that were opened. */
  payload_nonces: { merchant: string; nonce_hash: Buffer; expires_at: Time }
}

export type Browser = 'chrome' | 'edge' | 'firefox' | 'opera' | 'safari' | 'samsung' | 'other'

export type System = 'android' | 'ios' | 'linux' | 'macos' | 'windows' | 'other'

interface SessionTable {
  merchant: string
  token_hash: Buffer
  account: string
  created_at: Time
  expires_at: Time
  revoked_at: ColumnType<Date | null, undefined, Date | null>
  /** Nothing can be done with it but to change the password. */
  must_change: Generated<boolean>
  seen_at: Generated<Date>
  /** When its owner showed who they are; nothing where a browser remembered it. */
  proven_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** What its owner names it by. */
  id: Generated<string>
  country: Generated<string>
  browser: Generated<Browser>
  system: Generated<System>
  security_stamp: Stamp
}

interface LoginFailureTable {
  merchant: string
  /** A keyed hash of the username or of the address. */
  subject: Buffer
  failures: number
  window_ends_at: Time
  blocked_until: ColumnType<Date | null, Date | null | undefined, Date | null>
}

interface CaptchaTable {
  merchant: string
  id_hash: Buffer
  answer_hash: Buffer
  expires_at: Time
}
