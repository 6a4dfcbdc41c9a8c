import type { Withdrawal } from '../../generated/api.ts'
import type { StateTone } from '../../features/money/index.ts'

type State = Withdrawal['state']

export const stateTones: Readonly<Record<State, StateTone>> = {
  requested: 'pending',
  'in-review': 'pending',
  approved: 'pending',
  'paid-out': 'pending',
  received: 'good',
  'partly-received': 'pending',
  'not-received': 'pending',
  refused: 'bad',
  cancelled: 'quiet',
}

/** States in which the money has been returned to the player. */
const returnedStates: ReadonlySet<State> = new Set(['refused', 'cancelled'])

export const findDirection = (state: State): 'out' | undefined => (returnedStates.has(state) ? undefined : 'out')

/** Returns a step's status: `failed` if the money was returned, `current` for the last step of an open withdrawal. */
export function getStepStatus(state: State, isLast: boolean): 'done' | 'current' | 'failed' {
  if (returnedStates.has(state)) return 'failed'
  return isLast && stateTones[state] === 'pending' ? 'current' : 'done'
}
