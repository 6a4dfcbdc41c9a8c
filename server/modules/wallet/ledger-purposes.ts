/**
 * Purposes of transfers. `category` is the category in reports: `internal` is between two wallets of a player, and
 * `points` are not money. `payout` marks transfers that take money from a player or release it from its wagering
 * requirement; they need an authorization (`payout.ts`). The account record shows each purpose as the message
 * `money_<purpose>`.
 */
const ledgerPurposes = {
  operator: { category: 'cashflow', payout: false },
  adjustment: { category: 'cashflow', payout: false },
  'demo-balance': { category: 'cashflow', payout: false },
  'downline-transfer': { category: 'cashflow', payout: true },
  'upline-transfer': { category: 'cashflow', payout: true },
  deposit: { category: 'cashflow', payout: false },
  'deposit-fee': { category: 'cashflow', payout: false },
  'withdrawal-hold': { category: 'internal', payout: true },
  'withdrawal-return': { category: 'internal', payout: false },
  'withdrawal-paid': { category: 'cashflow', payout: false },
  'withdrawal-fee': { category: 'cashflow', payout: false },
  'to-vendor': { category: 'internal', payout: true },
  'from-vendor': { category: 'internal', payout: false },
  'registration-bonus': { category: 'bonus', payout: false },
  'free-play': { category: 'bonus', payout: false },
  'deposit-bonus': { category: 'bonus', payout: false },
  'bonus-converted': { category: 'internal', payout: true },
  'bonus-forfeited': { category: 'bonus', payout: false },
  cashback: { category: 'bonus', payout: false },
  dividend: { category: 'cashflow', payout: true },
  salary: { category: 'cashflow', payout: true },
  reward: { category: 'bonus', payout: false },
  'points-earned': { category: 'points', payout: false },
  'points-granted': { category: 'points', payout: false },
  'points-rewarded': { category: 'points', payout: false },
  'points-redeemed': { category: 'points', payout: true },
  'points-returned': { category: 'points', payout: false },
  'points-converted': { category: 'points', payout: true },
  'points-reward': { category: 'bonus', payout: false },
  'points-payout': { category: 'bonus', payout: false },
  bet: { category: 'bet', payout: false },
  rollback: { category: 'bet', payout: false },
  win: { category: 'win', payout: false },
  resettlement: { category: 'win', payout: false },
} as const satisfies Readonly<Record<string, { readonly category: string; readonly payout: boolean }>>

export type LedgerPurpose = keyof typeof ledgerPurposes
/** Purposes of transfers that need an authorization. */
export type PayoutPurpose = { [P in LedgerPurpose]: (typeof ledgerPurposes)[P]['payout'] extends true ? P : never }[LedgerPurpose]
/** Purposes of money, without points. */
export type MoneyPurpose = { [P in LedgerPurpose]: (typeof ledgerPurposes)[P]['category'] extends 'points' ? never : P }[LedgerPurpose]
type LedgerCategory = (typeof ledgerPurposes)[LedgerPurpose]['category']

/** Returns the purposes of a category of the reports. */
export const listPurposes = (category: LedgerCategory): readonly LedgerPurpose[] =>
  (Object.keys(ledgerPurposes) as LedgerPurpose[]).filter((purpose) => ledgerPurposes[purpose].category === category)

/** Returns the idempotency key of a transfer of an account's initial money. */
export const createInitialMoneyKey = (purpose: LedgerPurpose, account: string): string => `${purpose}/${account}`

/** Currency of points in every brand's ledger: whole points, in the wallet of the same name. */
export const pointsCurrency = 'POINTS'
