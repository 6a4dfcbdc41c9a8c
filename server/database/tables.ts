import type { ColumnType, Generated } from 'kysely'
import type {
  AgentContractsQuery,
  Contract,
  Deposit,
  DepositChannel,
  DepositField,
  DividendTerms,
  Payee,
  Withdrawal,
  WithdrawalStep,
} from '../../src/generated/api.ts'

type Time = ColumnType<Date, Date | undefined, Date>
/** The account's security stamp when this was granted: it is good while the account still has that one. */
type Stamp = number

/** The tables of the platform. Every one has the merchant's code at the head of its key. A store may add what it alone asks. */
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
  entries: EntryTable
  bonuses: BonusTable
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
  withdrawal_settings: WithdrawalSettingTable
  payees: PayeeTable
  withdrawals: WithdrawalTable
  withdrawal_steps: WithdrawalStepTable
  adjustments: AdjustmentTable
  movements: MovementTable
  money_days: MoneyDayTable
  play_days: PlayDayTable
  cashbacks: CashbackTable
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

interface SiteTable {
  merchant: string
  maintenance: boolean
  /** The country that an address of this machine counts as. */
  local_country: string
  currency: string
  exponent: number
  /** Minor units. */
  registration_bonus: bigint
  /** Whether one balance serves all vendors. */
  single_wallet: ColumnType<boolean, boolean | undefined, boolean>
  /** How many times the bonus of a registration has to be staked. */
  bonus_turnover: ColumnType<number, number | undefined, number>
  /** Minor units: up to this one operator corrects a player's money. */
  adjustment_limit: ColumnType<bigint, bigint | undefined, bigint>
  /** How long that bonus lasts; for ever where nothing is said. */
  bonus_days: ColumnType<number | null, number | null | undefined, number | null>
  seeded_at: Time
  /** Whether the brand's announcements, help and ranks have been written. */
  content_seeded: Generated<boolean>
  /** The tag of the brand's analytics. */
  gtag_id: ColumnType<string | null, string | null | undefined, string | null>
  /** The merchant folder that has the brand's code. */
  folder: ColumnType<string | null, string | null | undefined, string | null>
  /** The IANA name of the zone in which its days are counted. */
  time_zone: Generated<string>
}

type Json<T> = ColumnType<T, string, string>

/** Words by language code. */
export type TextsByLanguage<T> = Readonly<Record<string, T>>

interface AnnouncementTexts {
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
  /** When the phone and the e-mail address were shown to be its owner's. */
  mobile_proven_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  email_proven_at: ColumnType<Date | null, Date | null | undefined, Date | null>
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
  /** What the house account is for; of a player `wallet` for the main one, `held`, `bonus`, `points`, or `vendor/` and a vendor's code. */
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
  /** Own money waits, too, until the turnover is done. */
  holds_withdrawals: boolean
  terms: Json<Readonly<Record<string, string | number>>>
  created_at: Time
  ends_at: Date | null
  closed_at: ColumnType<Date | null, Date | null | undefined, Date>
}

/** What a transfer changed for one player, in all wallets of theirs. The tables write it from its entries. */
interface MovementTable {
  merchant: string
  account: string
  /** Of the first entry. It grows, and is a movement's own. */
  seq: ColumnType<bigint, never>
  transfer: ColumnType<string, never>
  currency: ColumnType<string, never>
  purpose: ColumnType<string, never>
  /** Minor units; zero where it went from one wallet of theirs to another. */
  amount: ColumnType<bigint, never>
  /** How much went so. */
  within: ColumnType<bigint, never>
  at: ColumnType<Date, never>
}

/** The sums of a player's movements of a day. The tables keep them. */
interface MoneyDayTable {
  merchant: string
  account: string
  currency: string
  /** By the clocks of the brand. */
  day: Date
  purpose: string
  came: bigint
  went: bigint
  within: bigint
  movements: bigint
}

/** The sums of a player's bets of a day with a vendor in a category. The tables keep them. Amounts are minor units. */
interface PlayDayTable {
  merchant: string
  account: string
  currency: string
  /** By the clocks of the brand. */
  day: Date
  vendor: string
  category: string
  /** Bets that were placed on it; what became of these, whenever that was, is `ended` or `returned`. */
  placed: bigint
  placed_stake: bigint
  ended: bigint
  ended_stake: bigint
  ended_win: bigint
  returned: bigint
  returned_stake: bigint
  /** Bets that were settled on it, whenever they were placed. */
  settled: bigint
  settled_stake: bigint
  settled_win: bigint
}

interface CashbackTable {
  merchant: string
  account: string
  day: ColumnType<Date, string, never>
  currency: string
  /** Minor units. */
  amount: bigint
  /** What it was counted from, by category. */
  parts: Json<readonly CashbackPart[]>
  claimed_at: Time
}

/** What one category brought. Amounts are minor units as text. */
interface CashbackPart {
  readonly category: string
  readonly stake: string
  /** In percent. */
  readonly rate: number
  readonly amount: string
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
  receive_minutes: number
  usual_minutes: number
  cool_down_hours: number
  /** Minor units a day in digits, by the level of a rank from which it holds. */
  daily: Json<Readonly<Record<string, string>>>
  places: Json<readonly PlaceRow[]>
}

/** Where money goes, as it is shown and as it is paid to. */
export interface PayeeFaceColumns {
  kind: Payee['kind']
  /** The bank or the network, by its own name. */
  name: string
  /** The number with its middle left out, and the holder's name. */
  shown: string
  holder_shown: string | null
  /** Both in full, sealed. */
  sealed: Buffer
}

interface PayeeTable extends PayeeFaceColumns {
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

interface WithdrawalTable extends PayeeFaceColumns {
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
  /** How much of the stake was bonus. */
  bonus_stake: bigint
  win: ColumnType<bigint, bigint | undefined, bigint>
  state: 'open' | 'settled' | 'rolled-back'
  placed_at: Time
  settled_at: ColumnType<Date | null, Date | undefined, Date>
  /** When its vendor was last asked what became of it. */
  asked_at: ColumnType<Date | null, undefined, Date>
}

/** What a vendor was told. */
export type KeptVendorAnswer = { readonly balance: string } | { readonly error: string }

/** The first answer to a movement that a vendor has asked for. */
interface VendorCallTable {
  merchant: string
  vendor: string
  kind: 'bet' | 'win' | 'rollback' | 'close'
  scope: string
  transaction: string
  fingerprint: Buffer | null
  bet: string | null
  /** As it was sent. */
  answer: ColumnType<KeptVendorAnswer, string, never>
  at: Time
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
}

/** What a player was promised with a deposit. Amounts are minor units, as decimal text. */
interface DepositBonusTerms {
  readonly percent: number
  readonly most: string
  readonly least: string
  readonly turnover: number
  readonly days: number | null
  readonly once: boolean
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
  mark: ColumnType<'other-amount' | 'late' | 'twice' | null, undefined, 'other-amount' | 'late' | 'twice' | null>
  reason: ColumnType<string | null, undefined, string | null>
  created_at: Time
  changed_at: Time
  expires_at: Time
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

interface UploadTable {
  merchant: string
  id: string
  owner: string
  purpose: string
  type: 'png' | 'jpg' | 'pdf'
  bytes: Buffer
  created_at: Time
  due_at: Time
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
