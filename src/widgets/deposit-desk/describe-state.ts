import type { Deposit } from '../../generated/api.ts'
import { paymentIcons } from '../../generated/payment-kinds.ts'
import type { StateTone, Step as MoneyStep } from '../../features/money/index.ts'
import type { IconName } from '../../ui/media/icons.ts'

type State = Deposit['state']

export const stateTones: Readonly<Record<State, StateTone>> = {
  requested: 'pending',
  awaiting: 'pending',
  review: 'pending',
  paid: 'good',
  failed: 'bad',
  expired: 'quiet',
  cancelled: 'quiet',
}

export const kindIcons: Readonly<Record<Deposit['kind'], IconName>> = paymentIcons

/** Whether the deposit is in progress: requested, awaiting payment, or under review. */
export const isOpen = (state: State): boolean => stateTones[state] === 'pending'

/** Whether the state can still change: a deposit that failed, expired or was cancelled can still be paid. */
export const canChange = (state: State): boolean => state !== 'paid'

const unsuccessfulStates: ReadonlySet<State> = new Set(['failed', 'expired', 'cancelled'])

/**
 * Returns the message key of the explanation of a deposit's state. Late payments through a gateway are credited
 * automatically; bank transfers, and payments of deposits that the operator has rejected, are not.
 */
export function getExplanationKey({ state, kind, reason }: Pick<Deposit, 'state' | 'kind' | 'reason'>) {
  if (state === 'failed' && (kind === 'bank' || reason !== undefined)) return 'deposit_about_refused'
  if (kind === 'bank' && (state === 'expired' || state === 'cancelled')) return `deposit_about_${state}_bank` as const
  return `deposit_about_${state}` as const
}

interface Step {
  readonly status: MoneyStep['status']
  readonly state: State
  /** ISO timestamp; `undefined` for an upcoming step. */
  readonly time?: string
}

/** Returns the past, current and upcoming steps of a deposit. */
export function listSteps({ steps, state, payTo }: Pick<Deposit, 'steps' | 'state' | 'payTo'>): readonly Step[] {
  const pastSteps = steps.map((step, index): Step => {
    const isLast = index === steps.length - 1
    const status = unsuccessfulStates.has(step.state) ? 'failed' : isLast && isOpen(state) ? 'current' : 'done'
    return { state: step.state, time: step.at, status }
  })
  if (!isOpen(state)) return pastSteps
  const upcomingStates: readonly State[] = payTo !== undefined && state !== 'review' ? ['review', 'paid'] : ['paid']
  return [...pastSteps, ...upcomingStates.map((next): Step => ({ state: next, status: 'upcoming' }))]
}
