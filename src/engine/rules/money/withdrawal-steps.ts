import type { Withdrawal, WithdrawalStep } from '../../../generated/api.ts'
import type { FieldError } from '../../contract/port.ts'

export type WithdrawalState = Withdrawal['state']
/** Who moves a withdrawal: whose it is, the operator, or the time. */
export type WithdrawalActor = WithdrawalStep['by']

/** Where a withdrawal stands. */
export interface WithdrawalStatus {
  readonly state: WithdrawalState
  /** How it came to be received; nothing before that. */
  readonly receipt: NonNullable<Withdrawal['receipt']> | null
  /** Minor units that are to arrive still. */
  readonly due: bigint
  /** It was paid out at least once: what was held has left, and nobody gives it back. */
  readonly paid: boolean
  /** When it counts as received by itself; nothing while it is not paid out. */
  readonly receiveBy: Date | null
}

/** What can be done with one. */
export type WithdrawalMove =
  | { readonly action: 'cancel' | 'confirm' | 'reportMissing' | 'reportArrival' | 'review' | 'approve' | 'refuse' | 'force' }
  | { readonly action: 'reportPart'; readonly remaining: bigint }
  | { readonly action: 'pay'; readonly receiveBy: Date }
  | { readonly action: 'elapse'; readonly now: Date }

export type WithdrawalAction = WithdrawalMove['action']

interface Step {
  readonly by: WithdrawalActor
  readonly from: readonly WithdrawalState[]
  readonly to: WithdrawalState
  /** Whether it has to have been paid out before, or must not have been; left out where both will do. */
  readonly paid?: boolean
}

/** Each action, who may do it, from where, and where it leads. */
const steps: Readonly<Record<WithdrawalAction, Step>> = {
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

const receipts: Readonly<Partial<Record<WithdrawalAction, NonNullable<WithdrawalStatus['receipt']>>>> = {
  confirm: 'confirmed',
  reportArrival: 'confirmed',
  elapse: 'elapsed',
  force: 'forced',
}

/** What a withdrawal is when somebody asks for it. `due` is what is to arrive. */
export const requestedWithdrawal = (due: bigint): WithdrawalStatus => ({
  state: 'requested',
  receipt: null,
  due,
  paid: false,
  receiveBy: null,
})

/** The states from which nothing leads on. */
export const endedWithdrawals = ['received', 'refused', 'cancelled'] as const satisfies readonly WithdrawalState[]
/** Those of one that runs. */
export const runningWithdrawals = [
  'requested',
  'in-review',
  'approved',
  'paid-out',
  'partly-received',
  'not-received',
] as const satisfies readonly WithdrawalState[]

export const isPlayerAction = (action: WithdrawalAction): action is Withdrawal['actions'][number] => steps[action].by === 'player'

/** Who may do something. */
export const actorOf = (action: WithdrawalAction): WithdrawalActor => steps[action].by

/** What somebody can do with a withdrawal where it stands. */
export const withdrawalActions = (at: Pick<WithdrawalStatus, 'state' | 'paid'>, actor: WithdrawalActor): readonly WithdrawalAction[] =>
  (Object.keys(steps) as WithdrawalAction[]).filter((action) => isOpen(at, action) && steps[action].by === actor)

const isOpen = ({ state, paid }: Pick<WithdrawalStatus, 'state' | 'paid'>, action: WithdrawalAction): boolean => {
  const step = steps[action]
  return step.from.includes(state) && (step.paid === undefined || step.paid === paid)
}

/**
 * Where a move leads; nothing where it is not open from here, or is not what it says: a part that is none, a time that
 * has not come.
 */
export function moveWithdrawal(at: WithdrawalStatus, move: WithdrawalMove): WithdrawalStatus | undefined {
  if (!isOpen(at, move.action)) return undefined
  if (move.action === 'reportPart' && (move.remaining <= 0n || move.remaining >= at.due)) return undefined
  if (move.action === 'elapse' && (at.receiveBy === null || move.now < at.receiveBy)) return undefined
  const state = steps[move.action].to
  const settled = state === 'received' ? 0n : at.due
  return {
    state,
    receipt: receipts[move.action] ?? null,
    due: move.action === 'reportPart' ? move.remaining : settled,
    paid: at.paid || move.action === 'pay',
    receiveBy: move.action === 'pay' ? move.receiveBy : null,
  }
}

/** When a payment of a moment counts as received by itself. */
export const receiptDue = (paidAt: Date, minutes: number): Date => new Date(paidAt.getTime() + minutes * 60_000)

/** Whether what was held can still come back to whose it was: once it was paid out it cannot. */
export const isRefundable = ({ state, paid }: Pick<WithdrawalStatus, 'state' | 'paid'>): boolean =>
  !paid && (runningWithdrawals as readonly WithdrawalState[]).includes(state)

/**
 * What somebody says of a payment, before it is said: minor units that have not arrived (a text where what is typed is
 * no amount), and the proof.
 */
export interface ReceiptClaim {
  readonly outcome: 'received' | 'partly' | 'missing'
  readonly remaining?: bigint | 'shape' | 'digits' | undefined
  readonly proof?: string | undefined
}

/**
 * The first thing that is wrong with each part of a claim, in the browser and on the server alike; `due` is what was to
 * arrive.
 */
export function validateReceipt(
  { outcome, remaining, proof }: ReceiptClaim,
  due: bigint,
  exponent: number,
): Readonly<Record<string, FieldError>> {
  if (outcome === 'missing' && (proof ?? '') === '') return { proofImage: { key: 'withdrawal_proof_required' } }
  if (outcome !== 'partly') return {}
  if (remaining === undefined) return { remainingAmount: { key: 'reg_required' } }
  if (remaining === 'digits') return { remainingAmount: { key: 'error_amount_digits', values: { count: exponent } } }
  if (remaining === 'shape' || remaining <= 0n) return { remainingAmount: { key: 'error_amount' } }
  return remaining >= due ? { remainingAmount: { key: 'withdrawal_remaining_less' } } : {}
}
