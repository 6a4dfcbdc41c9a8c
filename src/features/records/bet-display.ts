import type { AccountBet } from '../../generated/api.ts'
import type { StateTone } from '../money/index.ts'
import type { Text } from '../../engine/index.ts'

/** Outcome of a bet. */
export type BetOutcome = 'open' | 'won' | 'lost' | 'even' | 'returned'

const outcomeTones = { open: 'pending', won: 'good', lost: 'quiet', even: 'quiet', returned: 'quiet' } as const

/** Returns the outcome of a bet. A payout below the stake is a loss. */
export function getOutcome({ state, result }: Pick<AccountBet, 'state' | 'result'>): BetOutcome {
  if (state === 'open') return 'open'
  if (state === 'rolled-back') return 'returned'
  if (!/[1-9]/.test(result)) return 'even'
  return result.startsWith('-') ? 'lost' : 'won'
}

/** The fields of a bet that its outcome and its displayed amount depend on. */
type BetResult = Pick<AccountBet, 'state' | 'result' | 'stake'>

/** Returns the text of the outcome of a bet, and its tone. */
export const describeState = (bet: BetResult, text: Text): { readonly tone: StateTone; readonly state: string } => {
  const outcome = getOutcome(bet)
  return { tone: outcomeTones[outcome], state: text(`bet_${outcome}`) }
}

/** Returns the direction of the money; `undefined` for an outcome other than won or lost. */
export function findDirection(bet: BetResult): 'in' | 'out' | undefined {
  const outcome = getOutcome(bet)
  return outcome === 'won' ? 'in' : outcome === 'lost' ? 'out' : undefined
}

/** Returns the amount to display: the result of a settled bet without its sign, and the stake otherwise. */
export const getDisplayAmount = (bet: BetResult): string => (bet.state === 'settled' ? bet.result.replace(/^-/, '') : bet.stake)
