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

/** The money of these is back where it was. */
const returned: ReadonlySet<State> = new Set(['refused', 'cancelled'])

export const wayOf = (state: State): 'out' | undefined => (returned.has(state) ? undefined : 'out')

/** How a step of a withdrawal is shown: the last one of what still runs is where it is now. */
export function stepAt(state: State, last: boolean): 'done' | 'now' | 'wrong' {
  if (returned.has(state)) return 'wrong'
  return last && toneOf[state] === 'waiting' ? 'now' : 'done'
}
