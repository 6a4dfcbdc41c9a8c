import type { Deposit } from '../../generated/api.ts'
import { paymentIcons } from '../../generated/payment-kinds.ts'
import type { StateTone, Step as MoneyStep } from '../../features/money/index.ts'
import type { IconName } from '../../ui/media/icons.ts'

type State = Deposit['state']

export const toneOf: Readonly<Record<State, StateTone>> = {
  requested: 'waiting',
  awaiting: 'waiting',
  review: 'waiting',
  paid: 'good',
  failed: 'bad',
  expired: 'quiet',
  cancelled: 'quiet',
}

export const iconOf: Readonly<Record<Deposit['kind'], IconName>> = paymentIcons

/** Whether a deposit waits for its payer or for the operator. */
export const isOpen = (state: State): boolean => toneOf[state] === 'waiting'

/**
 * Whether there may still come something of it: a failure may be followed by a payment, and so may the end of its time.
 */
export const mayMove = (state: State): boolean => state !== 'paid' && state !== 'cancelled'

const ended: ReadonlySet<State> = new Set(['failed', 'expired', 'cancelled'])

/**
 * The text that says what a deposit waits for, or where the money is. What a gateway is paid late arrives without
 * anybody's doing; a transfer that has ended and a deposit that the operator refused do not.
 */
export function aboutKey({ state, kind, reason }: Pick<Deposit, 'state' | 'kind' | 'reason'>) {
  if (state === 'failed' && (kind === 'bank' || reason !== undefined)) return 'deposit_about_refused'
  if (kind === 'bank' && (state === 'expired' || state === 'cancelled')) return `deposit_about_${state}_bank` as const
  return `deposit_about_${state}` as const
}

interface Step extends Pick<MoneyStep, 'at'> {
  readonly state: State
  /** When it was. */
  readonly time?: string
}

/** The steps that a deposit went through, is at, and has before it. */
export function stepsOf({ steps, state, payTo }: Pick<Deposit, 'steps' | 'state' | 'payTo'>): readonly Step[] {
  const gone = steps.map((step, index): Step => {
    const last = index === steps.length - 1
    const at = ended.has(step.state) ? 'wrong' : last && isOpen(state) ? 'now' : 'done'
    return { state: step.state, time: step.at, at }
  })
  if (!isOpen(state)) return gone
  const coming: readonly State[] = payTo !== undefined && state !== 'review' ? ['review', 'paid'] : ['paid']
  return [...gone, ...coming.map((next): Step => ({ state: next, at: 'next' }))]
}
