/** What money moves for, and the figure of a report that it counts in. */
const ledgerPurposes = {
  operator: 'moved',
  'demo-balance': 'moved',
  'downline-transfer': 'moved',
  'upline-transfer': 'moved',
  'registration-bonus': 'bonus',
  'free-play': 'bonus',
  bet: 'bet',
  win: 'win',
} as const

export type LedgerPurpose = keyof typeof ledgerPurposes
type LedgerFigure = (typeof ledgerPurposes)[LedgerPurpose]

/** The purposes that count in a figure. */
export const purposesOf = (figure: LedgerFigure): readonly LedgerPurpose[] =>
  (Object.keys(ledgerPurposes) as LedgerPurpose[]).filter((purpose) => ledgerPurposes[purpose] === figure)

/** The key of the money that an account gets when it is made. */
export const firstMoneyKey = (purpose: LedgerPurpose, account: string): string => `${purpose}/${account}`
