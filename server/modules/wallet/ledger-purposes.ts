/**
 * Purposes of transfers. `figure` is the figure of a report that includes the purpose: `within` is between two wallets
 * of a player, and `points` are not money. `payout` marks transfers that take money from a player or release
 * it from its wagering requirement, which need an authorization (`payout.ts`). Account movements show each purpose as
 * the message `money_<purpose>`.
 */
const ledgerPurposes = {
  operator: { figure: 'moved', payout: false },
  adjustment: { figure: 'moved', payout: false },
  'demo-balance': { figure: 'moved', payout: false },
  'downline-transfer': { figure: 'moved', payout: true },
  'upline-transfer': { figure: 'moved', payout: true },
  deposit: { figure: 'moved', payout: false },
  'deposit-fee': { figure: 'moved', payout: false },
  'withdrawal-hold': { figure: 'within', payout: true },
  'withdrawal-return': { figure: 'within', payout: false },
  'withdrawal-paid': { figure: 'moved', payout: false },
  'withdrawal-fee': { figure: 'moved', payout: false },
  'to-vendor': { figure: 'within', payout: true },
  'from-vendor': { figure: 'within', payout: false },
  'registration-bonus': { figure: 'bonus', payout: false },
  'free-play': { figure: 'bonus', payout: false },
  'deposit-bonus': { figure: 'bonus', payout: false },
  'bonus-converted': { figure: 'within', payout: true },
  'bonus-forfeited': { figure: 'bonus', payout: false },
  cashback: { figure: 'bonus', payout: false },
  dividend: { figure: 'moved', payout: true },
  salary: { figure: 'moved', payout: true },
  reward: { figure: 'bonus', payout: false },
  'points-earned': { figure: 'points', payout: false },
  'points-granted': { figure: 'points', payout: false },
  'points-rewarded': { figure: 'points', payout: false },
  'points-redeemed': { figure: 'points', payout: true },
  'points-returned': { figure: 'points', payout: false },
  'points-converted': { figure: 'points', payout: true },
  'points-reward': { figure: 'bonus', payout: false },
  'points-payout': { figure: 'bonus', payout: false },
  bet: { figure: 'bet', payout: false },
  rollback: { figure: 'bet', payout: false },
  win: { figure: 'win', payout: false },
  resettlement: { figure: 'win', payout: false },
} as const satisfies Readonly<Record<string, { readonly figure: string; readonly payout: boolean }>>

export type LedgerPurpose = keyof typeof ledgerPurposes
/** Purposes of transfers that need an authorization. */
export type PayoutPurpose = { [P in LedgerPurpose]: (typeof ledgerPurposes)[P]['payout'] extends true ? P : never }[LedgerPurpose]
/** Purposes of money, without points. */
export type MoneyPurpose = { [P in LedgerPurpose]: (typeof ledgerPurposes)[P]['figure'] extends 'points' ? never : P }[LedgerPurpose]
type LedgerFigure = (typeof ledgerPurposes)[LedgerPurpose]['figure']

/** Returns the purposes that a figure includes. */
export const purposesOf = (figure: LedgerFigure): readonly LedgerPurpose[] =>
  (Object.keys(ledgerPurposes) as LedgerPurpose[]).filter((purpose) => ledgerPurposes[purpose].figure === figure)

/** Returns the key of an account's initial money. */
export const initialMoneyKey = (purpose: LedgerPurpose, account: string): string => `${purpose}/${account}`

/** Currency of points in every brand's ledger: whole points, in the wallet of the same name. */
export const pointsCurrency = 'POINTS'
