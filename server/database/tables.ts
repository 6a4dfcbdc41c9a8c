import type { ColumnType, Generated } from 'kysely'
import type { AgentContractsQuery, Contract, DividendTerms } from '../../src/generated/api.ts'

type Time = ColumnType<Date, Date | undefined, Date>
/** The account's security stamp when this was granted: it is good while the account still has that one. */
type Stamp = number

/** The tables of the platform. Every one has the merchant's code at the head of its key. */
export interface Tables {
  sites: SiteTable
  site_editions: { merchant: string; edition: bigint }
  flags: { merchant: string; flag: string; enabled: boolean }
  register_rules: RegisterRuleTable
  restricted_countries: { merchant: string; country: string }
  vendors: { merchant: string; vendor: string; enabled: boolean; position: number }
  resources: { merchant: string; kind: string; url: string; label_en: string; label_cn: string }
  customer_services: { merchant: string; kind: string; title: string; path: string }
  announcements: AnnouncementTable
  help_topics: HelpTopicTable
  vip_ranks: VipRankTable
  affiliate_codes: { merchant: string; code: string; agent: string }
  accounts: AccountTable
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
  authenticators: { merchant: string; account: string; sealed: Buffer; confirmed: boolean; last_step: bigint }
  social_logins: { merchant: string; id_hash: Buffer; state_hash: Buffer | null; sealed: Buffer; expires_at: Time }
  social_identities: { merchant: string; provider: string; subject_hash: Buffer; account: string; linked_at: Time }
  /** Each encrypted to the platform's key. */
  outbox: { merchant: string; id: string; sealed: Buffer; created_at: Time }
  /** Of sealed requests that were opened. */
  payload_nonces: { merchant: string; nonce_hash: Buffer; expires_at: Time }
  feedback: { merchant: string; id: string; sealed: Buffer; created_at: Time }
  contracts: ContractTable
  contract_permits: { merchant: string; account: string; kind: ContractKind }
  audit_log: {
    merchant: string
    seq: bigint
    at: ColumnType<Date, Date, never>
    event: string
    outcome: string
    account: string | null
    hash: Buffer
  }
  audit_heads: { merchant: string; seq: bigint; hash: Buffer }
  ledger_accounts: LedgerAccountTable
  transfers: TransferTable
  entries: { merchant: string; transfer: string; line: number; account: string; amount: bigint; created_at: Time }
  launches: LaunchTable
  wins: WinTable
  favourite_games: { merchant: string; account: string; game: string; since: Time }
  played_games: { merchant: string; account: string; game: string; times: Generated<number>; last_at: Time }
}

interface SiteTable {
  merchant: string
  maintenance: boolean
  /** The country that an address of this machine counts as. */
  local_country: string
  currency: string
  exponent: number
  /** Minor units. */
  registration_bonus: bigint
  seeded_at: Time
  /** Whether the brand's announcements, help and ranks have been written. */
  content_seeded: Generated<boolean>
  /** The tag of the brand's analytics. */
  gtag_id: ColumnType<string | null, string | null | undefined, string | null>
  /** The merchant folder that has the brand's code. */
  folder: ColumnType<string | null, string | null | undefined, string | null>
}

type Json<T> = ColumnType<T, string, string>

/** Words by language code. */
export type TextsByLanguage<T> = Readonly<Record<string, T>>

export interface AnnouncementTexts {
  readonly title: string
  readonly summary?: string
  /** HTML. */
  readonly content?: string
  readonly figure?: string
  readonly label?: string
}

interface AnnouncementTable {
  merchant: string
  id: string
  type: 'B' | 'PL' | 'PU' | 'PR' | 'H'
  execution: string
  banner_group: string | null
  /** A path among the brand's assets. */
  image: string | null
  icon: string | null
  action: ColumnType<Readonly<Record<string, unknown>> | null, string | null, string | null>
  position: number
  published_at: ColumnType<Date, Date, Date>
  ends_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  texts: Json<TextsByLanguage<AnnouncementTexts>>
}

interface HelpTopicTable {
  merchant: string
  id: string
  topic_group: string
  position: number
  texts: Json<TextsByLanguage<{ readonly title: string; readonly content: string }>>
}

interface VipRankTable {
  merchant: string
  level: number
  /** Minor units. */
  turnover: bigint
  /** Minor units. */
  bonus: bigint
  /** Percent, as decimal text. */
  cashback: string
  withdrawals: number
  manager: boolean
  texts: Json<TextsByLanguage<string>>
}

interface RegisterRuleTable {
  merchant: string
  field: string
  enabled: boolean
  required: boolean
  pattern: string | null
  accepted_pattern: string | null
  min_length: number | null
  max_length: number | null
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
  nickname: string
  club_label: string | null
  rank_level: number | null
  upline: string | null
  affiliate_code: string | null
  /** What else was given at the registration. */
  profile: ColumnType<Record<string, string>, string, string>
  password_expired: Generated<boolean>
  /** It is there to be changed: it came by e-mail. */
  password_default: Generated<boolean>
  /** Its owner knows it; not where the platform made one that nobody knows. */
  password_own: Generated<boolean>
  /** The e-mail address as it is compared. */
  email_key: string | null
  /** The phone as it is compared: the country's code and the number, with a dash between. */
  mobile_key: string | null
  /** The phone's number is a name to log in with. */
  mobile_login: Generated<boolean>
  /** The platform made its name and password by a click, and nobody has used either since. */
  unclaimed: Generated<boolean>
  first_login_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Raised by whatever ends the account's sessions: nothing that was granted before is good after. */
  security_stamp: Generated<Stamp>
  created_at: Time
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

interface LedgerAccountTable {
  merchant: string
  id: string
  /** The player whose money it is; `null` for an account of the house. */
  owner: string | null
  /** What the house account is for; `wallet` for a player. */
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
}

/** How a lottery opens. */
export interface LotteryLaunch {
  readonly area: 'VN' | 'SEA'
  readonly view: 'betting' | 'lobby'
  readonly gameCode?: string | undefined
  readonly playType?: string | undefined
  readonly backUrl?: string | undefined
}

export type ContractKind = AgentContractsQuery['kind']
/** The two sides of a contract: the agent above, and the one directly below. */
export type ContractSide = Contract['side']

interface ContractTable {
  merchant: string
  id: string
  kind: ContractKind
  upline: string
  downline: string
  state: Contract['state']
  /** Who has asked to end it, while that is not answered. */
  asked_by: ContractSide | null
  /** Why it has ended. */
  reason: NonNullable<Contract['reason']> | null
  period: DividendTerms['period'] | null
  /** Minor units: the bets of the period, the day or the hour, or a single bet. */
  bet: bigint
  /** Minor units. */
  profit_loss: bigint | null
  members: number | null
  /** Hundredths of a percent. */
  rate: number | null
  loss_rate: number | null
  offered_at: Time
  changed_at: Time
}

interface LaunchTable {
  merchant: string
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
  /** Play credits. */
  amount: bigint
  won_at: Time
}
