import type { Withdrawal } from '../../generated/api.ts'
import type { StateTone } from '../../features/money/index.ts'

type State = Withdrawal['state']

export const toneOf: Readonly<Record<State, StateTone>> = {
  requested: 'waiting',
  'in-review': 'waiting',
  approved: 'waiting',
  'paid-out': 'waiting',
  received: 'good',
  'partly-received': 'waiting',
  'not-received': 'waiting',
  refused: 'bad',
  cancelled: 'quiet',
}

/** States in which the money was returned. */
const returnedStates: ReadonlySet<State> = new Set(['refused', 'cancelled'])

export const findDirection = (state: State): 'out' | undefined => (returnedStates.has(state) ? undefined : 'out')

/** Returns the status of a step. The last step of an open withdrawal is the current one. */
export function getStepStatus(state: State, last: boolean): 'done' | 'now' | 'wrong' {
  if (returnedStates.has(state)) return 'wrong'
  return last && toneOf[state] === 'waiting' ? 'now' : 'done'
}
