/**
 * What money moves for, and the figure of a report that it counts in. What is `within` goes from one wallet of a player
 * to another of theirs; `points` are no money. The account record names each by the message `money_<purpose>`.
 */
const ledgerPurposes = {
  operator: 'moved',
  adjustment: 'moved',
  'demo-balance': 'moved',
  'downline-transfer': 'moved',
  'upline-transfer': 'moved',
  deposit: 'moved',
  'deposit-fee': 'moved',
  'withdrawal-hold': 'within',
  'withdrawal-return': 'within',
  'withdrawal-paid': 'moved',
  'withdrawal-fee': 'moved',
  'to-vendor': 'within',
  'from-vendor': 'within',
  'registration-bonus': 'bonus',
  'free-play': 'bonus',
  'deposit-bonus': 'bonus',
  'bonus-converted': 'within',
  'bonus-forfeited': 'bonus',
  cashback: 'bonus',
  dividend: 'moved',
  salary: 'moved',
  reward: 'bonus',
  'points-earned': 'points',
  'points-granted': 'points',
  'points-rewarded': 'points',
  'points-redeemed': 'points',
  'points-returned': 'points',
  'points-converted': 'points',
  'points-reward': 'bonus',
  'points-payout': 'bonus',
  bet: 'bet',
  rollback: 'bet',
  win: 'win',
} as const

export type LedgerPurpose = keyof typeof ledgerPurposes
/** The purposes of what is money: all but those of points. */
export type MoneyPurpose = { [P in LedgerPurpose]: (typeof ledgerPurposes)[P] extends 'points' ? never : P }[LedgerPurpose]
type LedgerFigure = (typeof ledgerPurposes)[LedgerPurpose]

/** The purposes that count in a figure. */
export const purposesOf = (figure: LedgerFigure): readonly LedgerPurpose[] =>
  (Object.keys(ledgerPurposes) as LedgerPurpose[]).filter((purpose) => ledgerPurposes[purpose] === figure)

/** The key of the money that an account gets when it is made. */
export const firstMoneyKey = (purpose: LedgerPurpose, account: string): string => `${purpose}/${account}`
