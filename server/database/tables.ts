/*
 * Derived from the database and from scripts/schema/column-types.ts by `npm run schema`; a test checks that it is
 * up to date. Whole numbers beyond 32 bits are `bigint`. A module declares its own tables by declaration merging with
 * `Tables`.
 */

import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { DepositField } from '../../src/generated/api.ts'
import type {
  AnnouncementTexts,
  Browser,
  CashbackBreakdownEntry,
  ContractKind,
  DepositBonusTerms,
  DepositKind,
  DepositState,
  DepositTarget,
  DepositUnit,
  GeneratedJson,
  Json,
  LotteryLaunch,
  OperatingSystem,
  PayoutChannel,
  PlayTermsColumn,
  StoredVendorAnswer,
  TextsByLanguage,
  Titles,
  TitlesWithContent,
  TitlesWithNotes,
  VendorGameColumn,
  VendorPolicyChange,
} from './columns.ts'

/** The tables of the platform. */
export interface Tables {
  account_notes: AccountNotesTable
  accounts: AccountsTable
  activities: ActivitiesTable
  activity_entries: ActivityEntriesTable
  adjustments: AdjustmentsTable
  affiliate_codes: AffiliateCodesTable
  announcements: AnnouncementsTable
  approvals: ApprovalsTable
  audit_heads: AuditHeadsTable
  audit_log: AuditLogTable
  authenticators: AuthenticatorsTable
  bets: BetsTable
  bonus_stakes: BonusStakesTable
  bonuses: BonusesTable
  brand_files: BrandFilesTable
  brand_revision_files: BrandRevisionFilesTable
  brand_revisions: BrandRevisionsTable
  captchas: CaptchasTable
  cashbacks: CashbacksTable
  contract_permits: ContractPermitsTable
  contracts: ContractsTable
  customer_services: CustomerServicesTable
  debts: DebtsTable
  demand: DemandTable
  deposit_bonuses: DepositBonusesTable
  deposit_channels: DepositChannelsTable
  deposit_payments: DepositPaymentsTable
  deposit_steps: DepositStepsTable
  deposits: DepositsTable
  entries: EntriesTable
  favourite_games: FavouriteGamesTable
  feedback: FeedbackTable
  flags: FlagsTable
  help_topics: HelpTopicsTable
  inbox_messages: InboxMessagesTable
  inbox_states: InboxStatesTable
  installation: InstallationTable
  known_networks: KnownNetworksTable
  launches: LaunchesTable
  ledger_accounts: LedgerAccountsTable
  login_failures: LoginFailuresTable
  mission_claims: MissionClaimsTable
  missions: MissionsTable
  money_days: MoneyDaysTable
  movements: MovementsTable
  operator_roles: OperatorRolesTable
  operator_sign_ins: OperatorSignInsTable
  operator_tokens: OperatorTokensTable
  operators: OperatorsTable
  outbox: OutboxTable
  payees: PayeesTable
  payload_nonces: PayloadNoncesTable
  payment_gateway_keys: PaymentGatewayKeysTable
  payment_gateways: PaymentGatewaysTable
  pending_logins: PendingLoginsTable
  play_days: PlayDaysTable
  played_games: PlayedGamesTable
  points_counted: PointsCountedTable
  points_redemptions: PointsRedemptionsTable
  points_rewards: PointsRewardsTable
  points_settings: PointsSettingsTable
  raffle_draws: RaffleDrawsTable
  raffle_prizes: RafflePrizesTable
  rank_cursors: RankCursorsTable
  rank_rises: RankRisesTable
  referral_codes: ReferralCodesTable
  referral_settings: ReferralSettingsTable
  referrals: ReferralsTable
  register_rules: RegisterRulesTable
  remembered_logins: RememberedLoginsTable
  request_counts: RequestCountsTable
  resources: ResourcesTable
  restricted_countries: RestrictedCountriesTable
  rewards: RewardsTable
  rounds: RoundsTable
  secret_fingerprints: SecretFingerprintsTable
  sessions: SessionsTable
  settlement_cursors: SettlementCursorsTable
  settlements: SettlementsTable
  site_revisions: SiteRevisionsTable
  sites: SitesTable
  slider_checks: SliderChecksTable
  social_identities: SocialIdentitiesTable
  social_logins: SocialLoginsTable
  spent_proofs: SpentProofsTable
  temporary_passwords: TemporaryPasswordsTable
  transfers: TransfersTable
  uploads: UploadsTable
  vendor_calls: VendorCallsTable
  vendor_games: VendorGamesTable
  vendor_keys: VendorKeysTable
  vendor_nonces: VendorNoncesTable
  vendor_pictures: VendorPicturesTable
  vendor_syncs: VendorSyncsTable
  vendors: VendorsTable
  verification_codes: VerificationCodesTable
  vip_ranks: VipRanksTable
  wins: WinsTable
  withdrawal_settings: WithdrawalSettingsTable
  withdrawal_steps: WithdrawalStepsTable
  withdrawals: WithdrawalsTable
}

/** Notes of operators about accounts, which players never see. */
interface AccountNotesTable {
  merchant: string
  id: Generated<string>
  account: string
  text: string
  written_by: string
  /** The operator who wrote it; null for the machine. */
  writer: string | null
  written_at: Generated<Date>
}

/** Players, agents and guests. */
interface AccountsTable {
  merchant: string
  id: string
  username: string
  /** The normalized username, for comparisons. */
  username_key: string
  password_hash: string
  payment_password_hash: string | null
  /** 0 player; 1, 2, 41, 42 agent; 4 guest. */
  type: number
  /** The sites on which it may log in. */
  side: 'member' | 'agent' | 'both'
  disabled: Generated<boolean>
  nickname: string
  club_label: string | null
  rank_level: number | null
  /** The agent directly above. */
  upline: string | null
  /** The register link that the account was created with. */
  affiliate_code: string | null
  /** Further registration data, by field. */
  profile: Json<Record<string, string>>
  password_expired: Generated<boolean>
  first_login_at: Date | null
  created_at: Generated<Date>
  /** The normalized e-mail address, for comparisons. */
  email_key: string | null
  /** The phone number in E.164. */
  mobile_key: string | null
  /** Whether the password must be changed, such as a temporary one that was sent by e-mail. */
  password_default: Generated<boolean>
  /** Whether the owner can log in with the phone number. */
  mobile_login: Generated<boolean>
  /** Whether the owner knows the password; false if the platform generated it. */
  password_known: Generated<boolean>
  /** Increases when the account's access is revoked: whatever was granted with an older stamp is invalid. */
  security_stamp: Generated<number>
  /** Whether the account was created with one click and has not been used since. */
  unclaimed: Generated<boolean>
  /** When the owner verified the phone number. */
  mobile_verified_at: Date | null
  /** When the owner verified the e-mail address. */
  email_verified_at: Date | null
  /** When the owner accepted the terms; null if another person created the account. */
  terms_accepted_at: Date | null
  /** Prize levels and rebate rates that were set when the account was created; null: the brand's maximum. */
  terms: Json<PlayTermsColumn> | null
  /** The agent above who disabled it; null if an operator did. */
  frozen_by: string | null
}

/** Activities of promotions, with their rules. */
interface ActivitiesTable {
  merchant: string
  /** The id of the promotion. */
  id: string
  kind: 'join' | 'apply' | 'envelope' | 'raffle'
  enabled: Generated<boolean>
  opens_at: Date
  closes_at: Date | null
  every: 'once' | 'day' | 'week'
  who: 'all' | 'players' | 'agents'
  min_rank: number | null
  registered_from: Date | null
  reward: 'money' | 'points'
  /** Minor units, or whole points; for an envelope, the smallest amount. */
  amount: bigint
  /** The largest amount of an envelope. */
  max_amount: bigint | null
  /** Wagering requirement of a money reward, as a multiple of its amount. */
  turnover: number
  claim_days: number | null
  /** Whether an approved reward is claimed by the player or paid automatically. */
  issue: 'claim' | 'automatic'
  /** Minor units that have to be staked after joining. */
  required_stakes: bigint
  /** Total number of rewards; for envelopes, their total amount in minor units or points; null: unlimited. */
  total: bigint | null
  /** The part of `total` that has been given. */
  given: Generated<bigint>
  /** Tickets of a raffle that each account has in each period without playing. */
  free_tickets: Generated<number>
  /** Minor units that have to be staked in a period for one more ticket; null: no tickets for stakes. */
  ticket_stake: bigint | null
}

/** Members who have joined or applied: once in a period, not counting rejected applications. */
interface ActivityEntriesTable {
  merchant: string
  id: string
  seq: GeneratedAlways<bigint>
  reference: string
  activity: string
  account: string
  /** `once`, a day such as 2026-11-22, or a week by its Monday, such as week/2026-11-16. */
  period: string
  state: 'joined' | 'applying' | 'process' | 'approved' | 'rejected'
  remark: Generated<string>
  /** Ids of uploads. */
  images: Generated<string[]>
  /** Minor units that the account had staked in total when it joined. */
  staked_before: Generated<bigint>
  reason: string | null
  entered_at: Generated<Date>
  decided_at: Date | null
}

/** Corrections of a player's money by operators. Above the brand's limit, another operator has to approve them. */
interface AdjustmentsTable {
  merchant: string
  id: string
  request_key: string
  account: string
  /** Minor units; negative for a deduction. */
  amount: bigint
  currency: string
  reason: string
  requested_by: string
  requested_at: Generated<Date>
  state: 'waiting' | 'done' | 'refused'
  decided_by: string | null
  decided_at: Date | null
  /** The operator who requested it; null for the machine, and in rows from before operators had identities. */
  requester: string | null
  decider: string | null
}

/** Register links of agents. */
interface AffiliateCodesTable {
  merchant: string
  code: string
  /** The username of the agent. */
  agent: string
  /** The type of the accounts that it creates. */
  type: Generated<number>
  /** The prize levels and rebate rates of the accounts that it creates. */
  terms: Json<PlayTermsColumn> | null
  disabled: Generated<boolean>
  created_at: Generated<Date>
}

/** Announcements, promotions and banners. */
interface AnnouncementsTable {
  merchant: string
  id: string
  type: 'B' | 'PL' | 'PU' | 'PR' | 'H'
  execution: string
  banner_group: string | null
  /** Path of one of the brand's assets. */
  image: string | null
  icon: string | null
  action: Json<Readonly<Record<string, unknown>>> | null
  position: number
  published_at: Date
  ends_at: Date | null
  texts: Json<AnnouncementTexts>
}

/** Admin commands above the limit of one operator, with the decision of another. */
interface ApprovalsTable {
  merchant: string
  id: string
  command: string
  /** The parameters of the command. */
  body: Json<unknown>
  /** Minor units. */
  worth: bigint
  currency: string
  requested_by: string
  requested_at: Generated<Date>
  state: 'pending' | 'running' | 'done' | 'refused'
  decided_by: string | null
  decided_at: Date | null
  /** The operator who requested it; null in rows from before operators had identities. */
  requester: string | null
  decider: string | null
}

/** The last row of each brand's audit log. */
interface AuditHeadsTable {
  merchant: string
  seq: bigint
  hash: Buffer
}

/** Account events: a journal in which the keyed hash of each row covers the previous row. */
interface AuditLogTable {
  merchant: string
  seq: bigint
  at: Date
  event: string
  outcome: string
  account: string | null
  hash: Buffer
  /** JSON of the values before and after, if a setting was changed. Part of the hash only if it is not null. */
  detail: string | null
  /** The operator who acted; null for players, and for the machine, which only has a name. */
  operator: string | null
  /** The name of the operator at that time. Part of the hash only if it is not null. */
  operator_name: string | null
}

/** Secrets of authenticator apps, encrypted: for each account the one in use and one that is not confirmed yet. */
interface AuthenticatorsTable {
  merchant: string
  account: string
  sealed: Buffer
  confirmed: boolean
  /** The time step of the last code that was used: no code is valid twice. */
  last_step: Generated<bigint>
}

/** Bets with vendors and their outcomes. Amounts are minor units. */
interface BetsTable {
  merchant: string
  id: string
  account: string
  /** The vendor's code. */
  vendor: string
  game: string
  category: string
  /** The vendor's id of the round. */
  round: string
  /** The vendor's id of the call that placed it. */
  transaction: string
  /** The wallet that it was placed from: the main wallet, or that of the vendor. */
  wallet: string
  currency: string
  stake: bigint
  /** The part of the stake that was bonus money. */
  bonus_stake: Generated<bigint>
  win: Generated<bigint>
  state: 'open' | 'settled' | 'rolled-back'
  placed_at: Generated<Date>
  settled_at: Date | null
  /** When the vendor was last queried for its outcome. */
  polled_at: Date | null
  /** Number of the last correction after the bet was settled; 0 if there was none. */
  revision: Generated<number>
  /** The reward whose free spin the bet used. */
  free_spins: string | null
}

/** How much of a bet's stake came from each bonus. */
interface BonusStakesTable {
  merchant: string
  bet: string
  bonus: string
  /** Minor units. */
  amount: bigint
}

/** Bonuses of players. Amounts and turnover are minor units. */
interface BonusesTable {
  merchant: string
  id: string
  account: string
  /** The purpose of the transfer that granted it. */
  kind: string
  /** The idempotency key of that transfer. */
  grant_key: string
  currency: string
  amount: bigint
  turnover_needed: bigint
  turnover_done: Generated<bigint>
  state: Generated<'open' | 'converted' | 'spent' | 'forfeited' | 'expired'>
  /** Whether the player cannot withdraw their own money until the turnover is done. */
  holds_withdrawals: Generated<boolean>
  terms: GeneratedJson<Readonly<Record<string, string | number>>>
  created_at: Generated<Date>
  ends_at: Date | null
  closed_at: Date | null
  /** The bonus's share of the bonus wallet: 0 once the bonus is closed. */
  balance: Generated<bigint>
  /** Amount on open bets, also after the bonus is closed. */
  staked: Generated<bigint>
}

/** Contents of brand files by their SHA-256, of all brands: a file that several brands extend is stored once. */
interface BrandFilesTable {
  digest: string
  content: Buffer
}

/** The files of a revision, including those of the merchants that it extends. */
interface BrandRevisionFilesTable {
  merchant: string
  folder: string
  path: string
  digest: string
}

/** The last good revision of each brand, with which a server starts if the brand's folder has mistakes. */
interface BrandRevisionsTable {
  merchant: string
  /** The brand's folder. */
  folder: string
  /** Changes with every change of a file of the revision. */
  version: string
  domains: string[]
  saved_at: Generated<Date>
}

/** Captchas that have not been answered. */
interface CaptchasTable {
  merchant: string
  id_hash: Buffer
  answer_hash: Buffer
  expires_at: Date
}

/** Cashback that was claimed, once for each account and day. */
interface CashbacksTable {
  merchant: string
  account: string
  day: ColumnType<Date, Date | string>
  currency: string
  /** Minor units. */
  amount: bigint
  /** Turnover and cashback by category. */
  breakdown: Json<readonly CashbackBreakdownEntry[]>
  claimed_at: Generated<Date>
}

/** The kinds of contracts that an agent may offer. */
interface ContractPermitsTable {
  merchant: string
  account: string
  kind: ContractKind
}

/**
 * Contracts between an agent and an agent directly below: of each kind, the two have at most one open offer and one
 * contract in force.
 */
interface ContractsTable {
  merchant: string
  id: string
  kind: 'dividend' | 'dailySalary' | 'hourlySalary' | 'realtimeSalary'
  upline: string
  downline: string
  state: 'offered' | 'accepted' | 'rejected' | 'withdrawn' | 'ending' | 'ended'
  /** The party that requested the end. Set until the other party responds, and kept if both have agreed. */
  end_requested_by: 'upline' | 'downline' | null
  /** Why it ended. */
  reason: 'agreed' | 'replaced' | 'lowerRate' | 'uplineEnded' | null
  period: 'D' | 'W' | 'H' | 'M' | null
  /** Minor units: required stakes of the period, the day or the hour, or of a single bet. */
  bet: bigint
  /** Minor units. */
  profit_loss: bigint | null
  members: number | null
  /** Hundredths of a percent, as is `loss_rate`. */
  rate: number | null
  loss_rate: number | null
  offered_at: Generated<Date>
  changed_at: Generated<Date>
  accepted_at: Date | null
  ended_at: Date | null
}

/** Ways to reach customer service. */
interface CustomerServicesTable {
  merchant: string
  kind: string
  title: string
  path: string
}

/** Debts of players after corrections of settled bets. */
interface DebtsTable {
  merchant: string
  account: string
  currency: string
  /** Minor units. */
  amount: bigint
  changed_at: Generated<Date>
}

/** Recent demand of an address, a network or a brand, as of `counted_at`: the level decays from then on. */
interface DemandTable {
  merchant: string
  subject: Buffer
  level: number
  counted_at: Date
}

/** Bonuses that a player can choose with a deposit. */
interface DepositBonusesTable {
  merchant: string
  id: string
  texts: Json<TitlesWithNotes>
  enabled: boolean
  position: number
  /** Hundredths of a percent. */
  percent: number
  /** Minor units: the largest bonus. */
  max_bonus: bigint
  /** Minor units: the smallest deposit. */
  min_deposit: bigint
  /** Wagering requirement, as a multiple of the deposit and the bonus. */
  turnover: number
  /** Days until the bonus expires; null: never. */
  days: number | null
  /** Whether an account can get the bonus only once. */
  once: boolean
  /** Whether the bonus is only for the first deposit of an account. */
  first: Generated<boolean>
}

/** Payment methods for deposits. */
interface DepositChannelsTable {
  merchant: string
  id: string
  /** A kind of payment (schemas/payment-kinds.json). */
  kind: DepositKind
  texts: Json<TitlesWithNotes>
  enabled: boolean
  position: number
  /** Minor units, as are `max_amount` and `fee_fixed`. */
  min_amount: bigint
  max_amount: bigint
  /** Hundredths of a percent. */
  fee_percent: number
  fee_fixed: bigint
  /** Suggested amounts, as decimal text. */
  amounts: Json<readonly string[]>
  /** Minute of the day in the brand's time zone, as is `closes`; null: open all day. */
  opens: number | null
  closes: number | null
  /** Types of account that may use the channel; null: all. */
  account_types: Json<readonly number[]> | null
  fields: Json<readonly DepositField[]>
  proof: 'none' | 'optional' | 'required'
  /** Where the player pays by bank transfer; null: a gateway takes the payment. */
  pay_to: Json<DepositTarget> | null
  /** Minutes until an unpaid deposit expires. */
  minutes: number
  /** What happens if another amount than requested is paid. */
  amount_mismatch: 'credit' | 'review'
  /** Another currency in which the player pays. */
  unit: Json<DepositUnit> | null
  /** The gateway of the brand that takes the payments; null: that of the server. */
  gateway: string | null
  /** When the channel was removed. The row is kept, because deposits refer to its title. */
  removed_at: Date | null
}

/** Payments that a gateway reported, each stored once by the gateway's id. */
interface DepositPaymentsTable {
  merchant: string
  /** The gateway's id of the payment; for a gateway of the brand, prefixed with its code and a colon. */
  payment: string
  status: 'paid' | 'failed'
  deposit: string
  /** Minor units. */
  amount: bigint
  currency: string
  at: Generated<Date>
}

/** The states that a deposit went through. */
interface DepositStepsTable {
  merchant: string
  deposit: string
  step: number
  state: DepositState
  at: Generated<Date>
}

/**
 * Deposits, with the terms of the channel and the bonus at the time. Amounts are minor units of the brand's currency.
 */
interface DepositsTable {
  merchant: string
  id: string
  account: string
  /** The idempotency key of the request; `fingerprint` detects another request with the same key. */
  request_key: string
  fingerprint: string
  reference: string
  channel: string
  kind: DepositKind
  state: 'requested' | 'awaiting' | 'review' | 'paid' | 'failed' | 'expired' | 'cancelled'
  amount: bigint
  currency: string
  fee_percent: number
  fee_fixed: bigint
  amount_mismatch: DepositChannelsTable['amount_mismatch']
  proof_policy: DepositChannelsTable['proof']
  unit: Json<DepositUnit> | null
  bonus: string | null
  /** The bonus that the player was promised. */
  bonus_terms: Json<DepositBonusTerms> | null
  /** What the player entered, by field. */
  details: Json<Readonly<Record<string, string>>>
  pay_to: Json<DepositTarget> | null
  pay_url: string | null
  /** The id of an upload. */
  proof: string | null
  /** Amount actually paid. */
  paid: Generated<bigint>
  /** The part of `paid` that has been credited. */
  credited: Generated<bigint>
  fees: Generated<bigint>
  bonus_given: Generated<bigint>
  /** Irregularity of the payment. */
  mark: 'other-amount' | 'late' | 'twice' | null
  reason: string | null
  created_at: Generated<Date>
  changed_at: Generated<Date>
  expires_at: Date
  /** Origin of the brand's site in the payer's browser, for the gateway. */
  origin: string | null
  /** The payer's language (BCP 47), for the gateway. */
  language: string | null
  /** The brand's gateway that handles the payment; null: the server's gateway, or a bank transfer. */
  gateway: string | null
}

/** Lines of transfers: a journal. The lines of one transfer have the same currency and sum to zero. */
interface EntriesTable {
  merchant: string
  transfer: string
  line: number
  /** The ledger account. */
  account: string
  /** Minor units. */
  amount: bigint
  /** The moment of the transfer. */
  created_at: Generated<Date>
  /** The balance of a player's wallet after the entry; null for a house account. */
  balance_after: bigint | null
  /** Increases with every entry of a wallet: the order of a statement. */
  seq: GeneratedAlways<bigint>
}

/** Favourite games of players, by their id in the catalogue. A game may leave the catalogue and come back. */
interface FavouriteGamesTable {
  merchant: string
  account: string
  game: string
  since: Generated<Date>
}

/** Feedback of visitors, encrypted to the platform's key. */
interface FeedbackTable {
  merchant: string
  id: string
  sealed: Buffer
  created_at: Generated<Date>
}

/** Flags of brands, such as MANPLAYREB3. */
interface FlagsTable {
  merchant: string
  flag: string
  enabled: boolean
}

/** Pages of the help centre. */
interface HelpTopicsTable {
  merchant: string
  id: string
  topic_group: string
  position: number
  texts: Json<TitlesWithContent>
}

/** Messages of the operator to members: each is stored once for its audience. */
interface InboxMessagesTable {
  merchant: string
  id: string
  seq: GeneratedAlways<bigint>
  /** all, players, agents, rank/<level> or account/<id>. */
  audience: string
  texts: Json<TitlesWithContent>
  sent_at: Generated<Date>
}

/** Messages that a member has read or removed. */
interface InboxStatesTable {
  merchant: string
  account: string
  message: string
  read_at: Date | null
  removed_at: Date | null
}

/** Properties of the whole database: one row, written when a server first starts on it. */
interface InstallationTable {
  only_row: Generated<boolean>
  mode: 'demo' | 'production'
  started_at: Generated<Date>
  /** Creation time of the newest bundle of brands that a server has accepted. */
  bundle_created_at: Date | null
}

/** Networks from which the owner of an account has logged in, as keyed hashes. */
interface KnownNetworksTable {
  merchant: string
  account: string
  network_hash: Buffer
  seen_at: Generated<Date>
  /** Id by which the owner removes it. */
  id: Generated<string>
  /** ISO 3166 code; ZZ: unknown. */
  country: Generated<string>
}

/** Launches of games: single-use links, and the vendor sessions that they open. */
interface LaunchesTable {
  merchant: string
  token_hash: Buffer
  account: string
  vendor: string
  game: string
  mode: 'REAL' | 'FUN' | 'LOTT'
  /** The tag of the language that the game is shown in. */
  language: string
  /** The brand's host on which the game was requested, the only one on which it is shown. */
  host: string
  /** The view and the game with which a lottery opens. */
  lottery: Json<LotteryLaunch> | null
  created_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
  /** The session in which it was requested: the launch is invalid without it. */
  session_hash: Buffer | null
  /** The session of the vendor, in which bets are placed. */
  id: Generated<string>
}

/** Wallets of players and house accounts. */
interface LedgerAccountsTable {
  merchant: string
  id: string
  /** The player whose money it is; null for a house account. */
  owner: string | null
  /**
   * For a player: `wallet` for the main wallet, `held`, `bonus`, `points`, or `vendor/` and a vendor's code. For a
   * house account: its purpose.
   */
  purpose: string
  currency: string
  /** Minor units; null for a house account, whose balance is the sum of its entries. */
  balance: bigint | null
}

/** Failed logins in a window of time. */
interface LoginFailuresTable {
  merchant: string
  /** Keyed hash of the username or of the address. */
  subject: Buffer
  failures: number
  window_ends_at: Date
  blocked_until: Date | null
}

/** Claimed missions, once in each period. */
interface MissionClaimsTable {
  merchant: string
  account: string
  mission: string
  /** The first day of the period. */
  first_day: ColumnType<Date, Date | string>
  /** The day on which it was claimed. */
  day: ColumnType<Date, Date | string>
  score: number
  claimed_at: Generated<Date>
}

/** Missions of a brand. */
interface MissionsTable {
  merchant: string
  id: string
  /** What counts: money paid in, money staked, bets, or days with a login. */
  measure: 'deposit' | 'stake' | 'bets' | 'logins'
  period: 'day' | 'week' | 'once'
  /** Categories whose stakes and bets count; empty: all. */
  categories: GeneratedJson<readonly string[]>
  /** Minor units for deposits and stakes, otherwise a count. */
  target: bigint
  kind: 'money' | 'points'
  /** Minor units, or points. */
  amount: bigint
  /** Wagering requirement of a money reward, as a multiple of its amount. */
  turnover: Generated<number>
  /** Score added to the leaderboard. */
  score: number
  texts: Json<Titles>
  enabled: Generated<boolean>
  position: number
}

/** Sums of a player's movements of a day, in minor units, derived from movements. */
interface MoneyDaysTable {
  merchant: string
  account: string
  currency: string
  day: ColumnType<Date, Date | string>
  purpose: string
  credited: bigint
  debited: bigint
  internal: bigint
  /** The number of movements. */
  movements: bigint
}

/** Changes that a transfer made to all wallets of one player: a journal, derived from entries. */
interface MovementsTable {
  merchant: string
  account: string
  /** `seq` of the first entry: increasing and unique to a movement. */
  seq: bigint
  transfer: string
  currency: string
  purpose: string
  /** Minor units; zero if money went from one wallet of the player to another. */
  amount: bigint
  /** Minor units that went from one wallet of the player to another. */
  internal: bigint
  at: Date
}

/** Roles of operators: for a brand, or for all of them if the merchant is *. */
interface OperatorRolesTable {
  merchant: string
  operator: string
  role: 'viewer' | 'support' | 'finance' | 'editor' | 'admin'
}

/** Sign-ins at the OpenID Connect provider that have begun. */
interface OperatorSignInsTable {
  state_hash: Buffer
  /** State, nonce, verifier and the secret of the program that began it, encrypted. */
  sealed: Buffer
  expires_at: Date
  operator: string | null
  /** Hash of the confirmation code that the browser shows, to be entered in the terminal. */
  code_hash: Buffer | null
}

/**
 * Tokens of operators, by their hashes: for access, for one enrolment, and the secret with which a service gets access.
 */
interface OperatorTokensTable {
  token_hash: Buffer
  operator: string
  purpose: 'access' | 'enrolment' | 'service'
  created_at: Generated<Date>
  expires_at: Date
}

/** Operators, who run admin commands: persons, and services such as a CI. */
interface OperatorsTable {
  id: Generated<string>
  name: string
  email: string | null
  kind: 'person' | 'service'
  password_hash: string | null
  /** The secret of the authenticator app, encrypted. */
  authenticator: Buffer | null
  /** The time step of the last code that was used: no code is valid twice. */
  last_step: Generated<bigint>
  /** The secret of an enrolment that is not confirmed yet, encrypted. */
  pending_authenticator: Buffer | null
  /** The issuer and the permanent id of the operator at the OpenID Connect provider, after the first sign-in there. */
  subject: string | null
  disabled: Generated<boolean>
  created_at: Generated<Date>
  /** The operator who created it; null for the machine. */
  created_by: string | null
}

/** Messages that were sent while no mail server or SMS gateway was set, encrypted to the platform's key. */
interface OutboxTable {
  merchant: string
  id: string
  sealed: Buffer
  created_at: Generated<Date>
}

/** Bank accounts and wallets that members are paid to. */
interface PayeesTable {
  merchant: string
  id: string
  account: string
  kind: 'bank' | 'wallet'
  /** The id of the bank or wallet network. */
  channel: string
  /** The name of the bank or wallet network. */
  name: string
  /** The masked number. */
  shown: string
  /** The masked name of the holder. */
  holder_shown: string | null
  /** Number and holder in full, encrypted. */
  sealed: Buffer
  /** Keyed hash of the channel and the number. */
  digest: Buffer
  preferred: Generated<boolean>
  added_at: Generated<Date>
  /** When payouts to it become possible; null until it is confirmed. */
  usable_at: Date | null
  removed_at: Date | null
}

/** Nonces of encrypted requests: none is accepted twice. */
interface PayloadNoncesTable {
  merchant: string
  nonce_hash: Buffer
  expires_at: Date
}

/** The keys that a brand and its gateways sign with, encrypted to the platform's key. */
interface PaymentGatewayKeysTable {
  merchant: string
  gateway: string
  id: string
  sealed: Buffer
  created_at: Generated<Date>
  /** When it is no longer accepted; null for the current key. */
  ends_at: Date | null
}

/** Payment gateways that a brand has connected. */
interface PaymentGatewaysTable {
  merchant: string
  gateway: string
  /** Base URL of its API. */
  url: string
  /** Whether it takes new orders; open orders are finished in any case. */
  enabled: boolean
  /** When it was removed. Deposits refer to it. */
  removed_at: Date | null
}

/** Logins with the correct password that need extra verification. */
interface PendingLoginsTable {
  merchant: string
  id_hash: Buffer
  account: string
  /** Data for completing the login once it is verified, encrypted. */
  sealed: Buffer
  method: string | null
  code_hash: Buffer | null
  code_until: Date | null
  attempts: Generated<number>
  expires_at: Date
  security_stamp: Generated<number>
}

/** Sums of a player's bets of a day with a vendor in a category, derived from bets. Stakes and wins are minor units. */
interface PlayDaysTable {
  merchant: string
  account: string
  currency: string
  day: ColumnType<Date, Date | string>
  vendor: string
  category: string
  /** Bets placed on the day. Their outcome, on whichever day, is in `ended` or `returned`. */
  placed: bigint
  placed_stake: bigint
  /** Bets placed on the day that are settled. */
  ended: bigint
  ended_stake: bigint
  ended_win: bigint
  /** Bets placed on the day that were rolled back. */
  returned: bigint
  returned_stake: bigint
  /** Bets settled on the day, whenever they were placed. */
  settled: bigint
  settled_stake: bigint
  settled_win: bigint
}

/** Games that players have opened, by their id in the catalogue. */
interface PlayedGamesTable {
  merchant: string
  account: string
  game: string
  times: Generated<number>
  last_at: Generated<Date>
}

/** The part of an account's turnover that has been converted to points. */
interface PointsCountedTable {
  merchant: string
  account: string
  currency: string
  /** Minor units. */
  counted: bigint
}

/** Redemptions of points. */
interface PointsRedemptionsTable {
  merchant: string
  id: string
  seq: GeneratedAlways<bigint>
  reference: string
  account: string
  request_key: string
  fingerprint: string
  kind: 'money' | 'goods' | 'convert'
  reward: string | null
  texts: GeneratedJson<TitlesWithNotes>
  quantity: bigint
  points: bigint
  /** Minor units. */
  amount: bigint
  currency: string
  state: 'process' | 'approved' | 'rejected'
  reason: string | null
  requested_at: Generated<Date>
  decided_at: Date | null
}

/** Rewards that can be bought with points. */
interface PointsRewardsTable {
  merchant: string
  id: string
  kind: 'money' | 'goods'
  texts: Json<TitlesWithNotes>
  points: bigint
  /** Minor units. */
  amount: bigint
  /** Total stakes, in minor units, that an account must have placed before it can redeem the reward. */
  required_stakes: Generated<bigint>
  stock: bigint
  enabled: Generated<boolean>
  position: number
}

/** Value of points, and how they are earned. */
interface PointsSettingsTable {
  merchant: string
  /** Number of points worth `ratio_amount`. */
  ratio_points: bigint
  /** Minor units. */
  ratio_amount: bigint
  /** Minor units that have to be staked for one point; null: play earns none. */
  turnover: bigint | null
}

/** Draws of raffles. */
interface RaffleDrawsTable {
  merchant: string
  id: string
  seq: GeneratedAlways<bigint>
  activity: string
  account: string
  period: string
  request_key: string
  /** The number that was drawn. */
  roll: number
  /** null: no prize. */
  prize: string | null
  drawn_at: Generated<Date>
}

/** Prizes of raffles. */
interface RafflePrizesTable {
  merchant: string
  activity: string
  id: string
  texts: Json<Titles>
  kind: 'money' | 'points'
  /** Minor units, or whole points. */
  amount: bigint
  /** In ten-thousandths. The chances of a raffle add up to at most 10000. */
  chance: number
  /** null: unlimited. */
  stock: bigint | null
}

/** Progress of the calculation of ranks of a brand's players. */
interface RankCursorsTable {
  merchant: string
  /** Bets that were settled up to this moment are counted. */
  checked_until: Date
  /** The Monday of the first week whose cashback has not been given. */
  cashback_from: ColumnType<Date, Date | string> | null
}

/** When each player reached each rank, once. */
interface RankRisesTable {
  merchant: string
  account: string
  level: number
  reached_at: Generated<Date>
}

/** The code with which a player invites friends. */
interface ReferralCodesTable {
  merchant: string
  account: string
  code: string
}

/** Rewards for inviting friends. */
interface ReferralSettingsTable {
  merchant: string
  /** Minor units that a friend has to pay in within `days`. */
  deposited: bigint
  /** Minor units that a friend has to stake within `days`. */
  staked: bigint
  days: number
  /** Minor units that the inviter gets. */
  inviter: bigint
  /** Minor units that the friend gets. */
  friend: bigint
  /** Wagering requirement of both rewards, as a multiple of their amounts. */
  turnover: number
  inviter_texts: Json<Titles>
  friend_texts: Json<Titles>
}

/** Friends that players invited. */
interface ReferralsTable {
  merchant: string
  /** The friend. */
  account: string
  inviter: string
  seq: GeneratedAlways<bigint>
  registered_at: Generated<Date>
  rewarded_at: Date | null
  /** Minor units that the inviter got. */
  amount: bigint | null
  /** Whether friend and inviter seem to be one person, so that no rewards are given. */
  self_referral: Generated<boolean>
}

/** Rules of the registration form, by field. */
interface RegisterRulesTable {
  merchant: string
  field: string
  enabled: boolean
  required: boolean
  pattern: string | null
  accepted_pattern: string | null
  min_length: number | null
  max_length: number | null
}

/** Logins that a browser remembers, by the hash of its cookie. */
interface RememberedLoginsTable {
  merchant: string
  token_hash: Buffer
  account: string
  expires_at: Date
  security_stamp: Generated<number>
}

/** Requests within a window of time, by the keyed hash of a limit and an address. Servers reserve several at once. */
interface RequestCountsTable {
  /** The brand, or * for the admin API and for hosts that belong to no brand. */
  merchant: string
  subject: Buffer
  /** Requests that the servers have reserved within the window. */
  count: number
  began_at: Date
  seconds: number
}

/** URLs that a brand links to. */
interface ResourcesTable {
  merchant: string
  kind: string
  url: string
  label_en: string
  label_cn: string
}

/** Countries whose visitors are blocked. */
interface RestrictedCountriesTable {
  merchant: string
  country: string
}

/** Rewards of members, once for each source and key. */
interface RewardsTable {
  merchant: string
  id: string
  seq: GeneratedAlways<bigint>
  account: string
  source: 'activity' | 'mission' | 'referral' | 'rank' | 'operator'
  /** Name of the reward at its source, such as the id of the activity or mission. */
  name: string
  /** Idempotency key of the reward, such as a period. */
  key: string
  texts: Json<Titles>
  kind: 'money' | 'points' | 'free-spins'
  /** The brand's currency, or the currency of points. */
  currency: string
  /** Minor units, or whole points; for free spins, their total value. */
  amount: bigint
  /** Wagering requirement, as a multiple of the money or of the winnings of free spins. */
  turnover: Generated<number>
  given_at: Generated<Date>
  expires_at: Date | null
  /** When it was claimed; for free spins, when the last one was used. */
  claimed_at: Date | null
  /** For free spins: the code of the vendor. */
  vendor: string | null
  /** For free spins: the id of the game. */
  game: string | null
  /** For free spins: the stake of each in minor units. */
  stake: bigint | null
  /** For free spins: their number. */
  spins: number | null
  spins_used: Generated<number>
}

/** Rounds of games, by the vendor's id. */
interface RoundsTable {
  merchant: string
  vendor: string
  account: string
  id: string
  opened_at: Generated<Date>
  closed_at: Date | null
}

/** Digests of the secrets of the first server. A server with other secrets does not start. */
interface SecretFingerprintsTable {
  name: string
  fingerprint: Buffer
  recorded_at: Generated<Date>
}

/** Logins of accounts. */
interface SessionsTable {
  merchant: string
  token_hash: Buffer
  account: string
  created_at: Generated<Date>
  expires_at: Date
  revoked_at: Date | null
  /** Whether the session only allows changing the password. */
  must_change: Generated<boolean>
  /** Id by which the owner ends it. */
  id: Generated<string>
  /** ISO 3166 code; ZZ: unknown. */
  country: Generated<string>
  browser: Generated<Browser>
  system: Generated<OperatingSystem>
  /** When it was last used. */
  seen_at: Generated<Date>
  /** When the owner last entered credentials; null if a browser remembered the login. */
  authenticated_at: Generated<Date | null>
  security_stamp: Generated<number>
}

/** The time up to which the contracts of each kind are settled. */
interface SettlementCursorsTable {
  merchant: string
  kind: ContractKind
  period: string
  settled_until: Date
}

/** Settlements of contracts, one for each period. Amounts are minor units. */
interface SettlementsTable {
  merchant: string
  id: string
  contract: string
  kind: ContractKind
  /** The agent who pays. */
  upline: string
  /** The agent who is paid. */
  downline: string
  starts_at: Date
  ends_at: Date
  currency: string
  /** Stakes of the downline’s team. */
  stake: bigint
  /** Net loss of the team; negative if it won. */
  lost: bigint
  /** Number of active players of the team. */
  members: number
  amount: bigint
  /** Why the amount is 0. */
  missed: 'bet' | 'profitLoss' | 'members' | 'nothing' | null
  created_at: Generated<Date>
  paid_at: Date | null
}

/**
 * A number that increases with every change of a brand's facts, so that one query returns the brands that a server has
 * to reload.
 */
interface SiteRevisionsTable {
  merchant: string
  revision: bigint
}

/** Settings of each brand that a server has ever served. */
interface SitesTable {
  merchant: string
  maintenance: Generated<boolean>
  /** The country of visitors on the server's own machine and in private networks. */
  local_country: string
  currency: string
  /** Decimal places of the currency. */
  exponent: number
  /** Minor units. */
  registration_bonus: bigint
  seeded_at: Generated<Date>
  /** Whether announcements, help topics and ranks have been written. */
  content_seeded: Generated<boolean>
  /** Google tag id of the brand's analytics. */
  gtag_id: string | null
  /** The merchant folder whose merchant.json has the brand's code. */
  folder: string | null
  /** Whether one balance serves all vendors. */
  single_wallet: Generated<boolean>
  /** Wagering requirement of the registration bonus, as a multiple of its amount. */
  bonus_turnover: Generated<number>
  /** Days until the registration bonus expires; null: never. */
  bonus_days: number | null
  /** The IANA time zone in which the brand's days are counted. */
  time_zone: Generated<string>
  /** Minor units: the largest correction of a player's money that one operator can make alone. */
  adjustment_limit: Generated<bigint>
  /** Digest of the content that was applied last. */
  content_digest: string | null
}

/** Slider checks that have not been answered, and passed ones that have not been used. */
interface SliderChecksTable {
  merchant: string
  id_hash: Buffer
  /** The position at which the piece fits; null for the result of a passed check. */
  target_x: number | null
  expires_at: Date
}

/** Accounts by their identity at a login provider, as a keyed hash of its id there. */
interface SocialIdentitiesTable {
  merchant: string
  provider: string
  subject_hash: Buffer
  account: string
  linked_at: Generated<Date>
}

/** Pending logins with a login provider, bound to a browser by the hash of its cookie. */
interface SocialLoginsTable {
  merchant: string
  id_hash: Buffer
  state_hash: Buffer | null
  sealed: Buffer
  expires_at: Date
}

/** Proofs of work that have been used. */
interface SpentProofsTable {
  merchant: string
  id_hash: Buffer
  expires_at: Date
}

/** Temporary passwords that were sent to replace a forgotten one. */
interface TemporaryPasswordsTable {
  merchant: string
  account: string
  password_hash: Buffer
  expires_at: Date
  security_stamp: Generated<number>
}

/** Balanced transfers of the ledger: a journal. */
interface TransfersTable {
  merchant: string
  id: string
  idempotency_key: string
  /** Digest of the transfer, which detects a different transfer with the same idempotency key. */
  fingerprint: string
  purpose: string
  created_at: Generated<Date>
  /** The record that it belongs to, such as the id of a deposit. */
  reference: string | null
}

/** Files that players have uploaded. */
interface UploadsTable {
  merchant: string
  id: string
  owner: string
  purpose: string
  type: 'png' | 'jpg' | 'pdf'
  bytes: Buffer
  created_at: Generated<Date>
  /** When it is deleted. */
  due_at: Date
  /** Whether the bytes are encrypted. */
  sealed: Generated<boolean>
}

/** Responses to the calls of vendors. A repeated call gets the response to the first. */
interface VendorCallsTable {
  merchant: string
  vendor: string
  kind: 'bet' | 'win' | 'rollback' | 'close' | 'resettle'
  scope: string
  transaction: string
  fingerprint: Buffer | null
  bet: string | null
  /** The response body as it was sent. */
  answer: Json<StoredVendorAnswer>
  at: Generated<Date>
}

/** Games that vendors have listed for a brand, in the vendor's order. */
interface VendorGamesTable {
  merchant: string
  id: string
  vendor: string
  position: number
  /** Its entry in the catalogue, without the vendor. */
  game: Json<VendorGameColumn>
  /** Whether the vendor still lists it. The names of former games are kept for records of play. */
  listed: boolean
  /** URL of its picture at the vendor. */
  picture_url: string | null
  /** Digest of its picture; null: a picture drawn by the server. */
  picture: string | null
  /** The URL from which `picture` was fetched. If `picture_url` differs, the picture is fetched again. */
  picture_from: string | null
}

/** The keys that vendors sign their calls with, encrypted to the platform's key. */
interface VendorKeysTable {
  merchant: string
  vendor: string
  id: string
  sealed: Buffer
  created_at: Generated<Date>
  /** When it is no longer accepted; null for the current key. */
  ends_at: Date | null
}

/** Nonces of vendors' calls: none is accepted twice. */
interface VendorNoncesTable {
  merchant: string
  nonce_hash: Buffer
  expires_at: Date
}

/** Pictures of vendors' games as WebP, by the SHA-256 digest of what the vendor sent. */
interface VendorPicturesTable {
  merchant: string
  digest: string
  /** 360 by 480 pixels. */
  small: Buffer
  /** 720 by 960 pixels. */
  large: Buffer
  stored_at: Generated<Date>
}

/** The last sync of each vendor's list of games, fetched from the vendor or sent by it. */
interface VendorSyncsTable {
  merchant: string
  vendor: string
  started_at: Date
  /** Time of the last successful sync. */
  synced_at: Date | null
  /** Why the last fetch failed, or how many games the last sync rejected, with the first reason. */
  error: string | null
}

/** Game vendors that a brand offers, by the vendor's code. */
interface VendorsTable {
  merchant: string
  vendor: string
  enabled: boolean
  position: number
  /** Sales channels that its games are for; null: all. */
  channels: string[] | null
  /** Client types that its games are for; null: all. */
  client_types: number[] | null
  /** The name that players see; null: that of the platform's catalogue. */
  name: string | null
  /** Categories in which it has games; null: those of the platform's catalogue. */
  categories: string[] | null
  /** Origin of its games in a browser; null: that of the platform's catalogue. */
  launch_url: string | null
  /** Base URL of its API; null: that of the platform's catalogue. */
  api_url: string | null
  /** URL from which its list of games is fetched; null: the vendor sends the list itself. */
  catalogue_url: string | null
  /** Values of its policy that differ from the platform's catalogue. */
  policy: Json<VendorPolicyChange> | null
  /** Increases with every change of its games; 0 if it has never listed any. */
  games_version: Generated<number>
  /** When it was removed. Its bets and keys are kept. */
  removed_at: Date | null
}

/** Codes that were sent to phones and email addresses, and tokens of verified phones. */
interface VerificationCodesTable {
  merchant: string
  /** Keyed hash of the purpose and the recipient. */
  recipient_hash: Buffer
  /**
   * Keyed hash by which attempts are counted: for phones that of the number without its country code, otherwise
   * recipient_hash.
   */
  attempts_hash: Buffer
  account: string | null
  code_hash: Buffer
  attempts: number
  expires_at: Date
  security_stamp: Generated<number>
}

/** VIP ranks of a brand. */
interface VipRanksTable {
  merchant: string
  level: number
  /** Minor units that have to be staked to reach it. */
  turnover: bigint
  /** Minor units. */
  bonus: bigint
  /** Percent, as decimal text. */
  cashback: string
  /** Withdrawals a day. */
  withdrawals: number
  manager: boolean
  /** Names by language code. */
  texts: Json<TextsByLanguage<string>>
  /** The names that content.json gave last; null if it gave none. */
  file_texts: Json<TextsByLanguage<string>> | null
}

/** Wins that the winners board shows. */
interface WinsTable {
  merchant: string
  id: string
  /** The account, or an entry of the seed; each is on the board only once. */
  winner: string
  /** The masked username. */
  name: string
  game: string
  /** Minor units. */
  amount: bigint
  won_at: Generated<Date>
}

/** The rules of withdrawals. */
interface WithdrawalSettingsTable {
  merchant: string
  /** Minor units, as are `max_amount` and `fee_fixed`. */
  min_amount: bigint
  max_amount: bigint
  fee_fixed: bigint
  /** Hundredths of a percent. */
  fee_rate: number
  /** How many withdrawals a day are free. */
  fee_free: number
  usual_minutes: number
  /** Hours before a new payee can be used. */
  cool_down_hours: number
  /** Daily limits in minor units, as text, by the lowest level of rank that they apply to. */
  daily: Json<Readonly<Record<string, string>>>
  /** Banks and wallet networks that withdrawals are paid to. */
  channels: Json<readonly PayoutChannel[]>
  /** Minutes until a payment to a bank counts as received. */
  bank_receive_minutes: number
  /** Minutes until a payment to a wallet counts as received. */
  wallet_receive_minutes: number
}

/** The steps of withdrawals: a journal. */
interface WithdrawalStepsTable {
  merchant: string
  withdrawal: string
  version: number
  state: 'requested' | 'in-review' | 'approved' | 'paid-out' | 'received' | 'partly-received' | 'not-received' | 'refused' | 'cancelled'
  at: Generated<Date>
  actor: 'player' | 'operator' | 'clock'
  note: string | null
  /** Minor units, as is `remaining`. */
  received: bigint | null
  remaining: bigint | null
  /** The id of an upload. */
  proof: string | null
}

/** Withdrawals, with the payee at that time. */
interface WithdrawalsTable {
  merchant: string
  id: string
  reference: string
  account: string
  /** The idempotency key of the request. */
  key: string
  fingerprint: string
  currency: string
  /** Minor units, as are `fee` and `due`. */
  amount: bigint
  fee: bigint
  /** Amount still to be paid out. */
  due: bigint
  kind: PayeesTable['kind']
  name: string
  shown: string
  holder_shown: string | null
  sealed: Buffer
  state: 'requested' | 'in-review' | 'approved' | 'paid-out' | 'received' | 'partly-received' | 'not-received' | 'refused' | 'cancelled'
  /** Why it counts as received. */
  receipt: 'confirmed' | 'elapsed' | 'forced' | null
  /** Whether it was paid out at least once. */
  paid: Generated<boolean>
  /** When it counts as received unless the player reports otherwise. */
  receive_by: Date | null
  /** Increases with each step. A request that changes a withdrawal contains the version that it is based on. */
  version: Generated<number>
  requested_at: Generated<Date>
  changed_at: Generated<Date>
}
