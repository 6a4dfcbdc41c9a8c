import type { AccountBet } from '../../generated/api.ts'
import type { StateTone } from '../money/index.ts'
import type { Text } from '../../engine/index.ts'

/** What a bet came to, in a word. */
export type BetOutcome = 'open' | 'won' | 'lost' | 'even' | 'returned'

const tones = { open: 'waiting', won: 'good', lost: 'quiet', even: 'quiet', returned: 'quiet' } as const

/** A win below the stake is a loss. */
export function outcomeOf({ state, result }: Pick<AccountBet, 'state' | 'result'>): BetOutcome {
  if (state === 'open') return 'open'
  if (state === 'rolled-back') return 'returned'
  if (!/[1-9]/.test(result)) return 'even'
  return result.startsWith('-') ? 'lost' : 'won'
}

/** As much of a bet as its face needs. */
type BetResult = Pick<AccountBet, 'state' | 'result' | 'stake'>

export const stateOf = (bet: BetResult, text: Text): { readonly tone: StateTone; readonly state: string } => {
  const outcome = outcomeOf(bet)
  return { tone: tones[outcome], state: text(`bet_${outcome}`) }
}

/** Which way it went, once it is settled. */
export function wayOf(bet: BetResult): 'in' | 'out' | undefined {
  const outcome = outcomeOf(bet)
  return outcome === 'won' ? 'in' : outcome === 'lost' ? 'out' : undefined
}

/** What stands large: what it came to; the stake, where it came to nothing yet. */
export const amountOf = (bet: BetResult): string => (bet.state === 'settled' ? bet.result.replace(/^-/, '') : bet.stake)
