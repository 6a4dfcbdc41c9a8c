/** The key of the bonus that a deposit brings. */
export const bonusKey = (deposit: string): string => `deposit-bonus/${deposit}`
