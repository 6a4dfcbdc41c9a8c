import type { Withdrawal, WithdrawalStep } from '../../../generated/api.ts'
import type { FieldError } from '../../contract/port.ts'

export type WithdrawalState = Withdrawal['state']
/** The actor that performs an action on a withdrawal: the player, the operator, or a scheduled job. */
export type WithdrawalActor = WithdrawalStep['by']

/** The current status of a withdrawal. */
export interface WithdrawalStatus {
  readonly state: WithdrawalState
  /** How the withdrawal was received; `null` before that. */
  readonly receipt: NonNullable<Withdrawal['receipt']> | null
  /** The amount that has not arrived yet, in minor units. */
  readonly due: bigint
  /** Whether it was paid out at least once. From then on, the held amount cannot be refunded. */
  readonly paid: boolean
  /** When it counts as received automatically; `null` unless it is paid out. */
  readonly receiveBy: Date | null
}

/** An action on a withdrawal, with its arguments. `elapse` is the end of the player's time to confirm the receipt. */
export type WithdrawalTransition =
  | { readonly action: 'cancel' | 'confirm' | 'reportMissing' | 'reportArrival' | 'review' | 'approve' | 'refuse' | 'force' }
  | { readonly action: 'reportPart'; readonly remaining: bigint }
  | { readonly action: 'pay'; readonly receiveBy: Date }
  | { readonly action: 'elapse'; readonly now: Date }

export type WithdrawalAction = WithdrawalTransition['action']

interface TransitionRule {
  readonly by: WithdrawalActor
  readonly from: readonly WithdrawalState[]
  readonly to: WithdrawalState
  /**
   * Whether the withdrawal must have been paid out before (`true`) or must not (`false`); both are allowed if omitted.
   */
  readonly paid?: boolean
}

/** The state machine of withdrawals: who may perform each action, from which states, and the state that it leads to. */
const transitionRules: Readonly<Record<WithdrawalAction, TransitionRule>> = {
  cancel: { by: 'player', from: ['requested', 'in-review'], to: 'cancelled', paid: false },
  confirm: { by: 'player', from: ['paid-out'], to: 'received' },
  reportPart: { by: 'player', from: ['paid-out'], to: 'partly-received' },
  reportMissing: { by: 'player', from: ['paid-out'], to: 'not-received' },
  reportArrival: { by: 'player', from: ['partly-received', 'not-received', 'in-review', 'approved'], to: 'received', paid: true },
  review: { by: 'operator', from: ['requested', 'partly-received', 'not-received'], to: 'in-review' },
  approve: { by: 'operator', from: ['in-review'], to: 'approved' },
  refuse: { by: 'operator', from: ['requested', 'in-review', 'approved'], to: 'refused', paid: false },
  pay: { by: 'operator', from: ['approved'], to: 'paid-out' },
  force: { by: 'operator', from: ['paid-out', 'partly-received', 'not-received', 'in-review', 'approved'], to: 'received', paid: true },
  elapse: { by: 'clock', from: ['paid-out'], to: 'received' },
}

const receiptKinds: Readonly<Partial<Record<WithdrawalAction, NonNullable<WithdrawalStatus['receipt']>>>> = {
  confirm: 'confirmed',
  reportArrival: 'confirmed',
  elapse: 'elapsed',
  force: 'forced',
}

/** Returns the initial status of a withdrawal; `due` is the amount that the player is to receive, in minor units. */
export const createInitialWithdrawalStatus = (due: bigint): WithdrawalStatus => ({
  state: 'requested',
  receipt: null,
  due,
  paid: false,
  receiveBy: null,
})

/** The final states. */
export const finalWithdrawalStates = ['received', 'refused', 'cancelled'] as const satisfies readonly WithdrawalState[]
/** The states of a withdrawal in progress. */
export const openWithdrawalStates = [
  'requested',
  'in-review',
  'approved',
  'paid-out',
  'partly-received',
  'not-received',
] as const satisfies readonly WithdrawalState[]

export const isPlayerAction = (action: WithdrawalAction): action is Withdrawal['actions'][number] => transitionRules[action].by === 'player'

/** Returns who may perform an action. */
export const getActor = (action: WithdrawalAction): WithdrawalActor => transitionRules[action].by

/** Returns the actions that an actor can perform on a withdrawal in this status. */
export const listWithdrawalActions = (
  status: Pick<WithdrawalStatus, 'state' | 'paid'>,
  actor: WithdrawalActor,
): readonly WithdrawalAction[] =>
  (Object.keys(transitionRules) as WithdrawalAction[]).filter((action) => isAllowed(status, action) && transitionRules[action].by === actor)

const isAllowed = ({ state, paid }: Pick<WithdrawalStatus, 'state' | 'paid'>, action: WithdrawalAction): boolean => {
  const rule = transitionRules[action]
  return rule.from.includes(state) && (rule.paid === undefined || rule.paid === paid)
}

/**
 * Returns the status after a transition; `undefined` if it is not allowed in this status or is invalid: a remaining
 * amount that is not between 0 and the amount due, or an automatic receipt before its deadline.
 */
export function findNextWithdrawalStatus(status: WithdrawalStatus, transition: WithdrawalTransition): WithdrawalStatus | undefined {
  if (!isAllowed(status, transition.action)) return undefined
  if (transition.action === 'reportPart' && (transition.remaining <= 0n || transition.remaining >= status.due)) return undefined
  if (transition.action === 'elapse' && (status.receiveBy === null || transition.now < status.receiveBy)) return undefined
  const state = transitionRules[transition.action].to
  const remainingDue = state === 'received' ? 0n : status.due
  return {
    state,
    receipt: receiptKinds[transition.action] ?? null,
    due: transition.action === 'reportPart' ? transition.remaining : remainingDue,
    paid: status.paid || transition.action === 'pay',
    receiveBy: transition.action === 'pay' ? transition.receiveBy : null,
  }
}

/** Returns when a payment counts as received automatically. */
export const computeAutomaticReceiptTime = (paidAt: Date, minutes: number): Date => new Date(paidAt.getTime() + minutes * 60_000)

/** Whether the held amount can still be refunded: the withdrawal is in progress and was never paid out. */
export const isRefundable = ({ state, paid }: Pick<WithdrawalStatus, 'state' | 'paid'>): boolean =>
  !paid && (openWithdrawalStates as readonly WithdrawalState[]).includes(state)

/**
 * A player's report on a payment before it is validated. `remaining` is the amount that has not arrived, in minor
 * units, or the fault of an input that is not an amount. `proof` is the proof image; only its presence is validated.
 */
export interface ReceiptReport {
  readonly outcome: 'received' | 'partly' | 'missing'
  readonly remaining?: bigint | 'format' | 'decimals' | undefined
  readonly proof?: string | undefined
}

/**
 * Returns the first error of each field of a report. The browser and the server run the same check. `due` is the amount
 * that should have arrived.
 */
export function validateReceiptReport(
  { outcome, remaining, proof }: ReceiptReport,
  due: bigint,
  exponent: number,
): Readonly<Record<string, FieldError>> {
  if (outcome === 'missing' && (proof ?? '') === '') return { proofImage: { key: 'withdrawal_proof_required' } }
  if (outcome !== 'partly') return {}
  if (remaining === undefined) return { remainingAmount: { key: 'reg_required' } }
  if (remaining === 'decimals') return { remainingAmount: { key: 'error_amount_digits', values: { count: exponent } } }
  if (remaining === 'format' || remaining <= 0n) return { remainingAmount: { key: 'error_amount' } }
  return remaining >= due ? { remainingAmount: { key: 'withdrawal_remaining_less' } } : {}
}
