import {
  type WithdrawalTransition,
  type WithdrawalStatus,
  getActor,
  findNextWithdrawalStatus,
} from '../../../src/engine/rules/money/withdrawal-transitions.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { lockAccounts } from '../accounts/index.ts'
import { type Notice, type NoticeContext, sendNotice } from '../inbox/index.ts'
import { assertNoDebt, collectDebt, type LedgerPurpose, requirePermit, type Permit, postTransfer } from '../wallet/index.ts'
import { type NewStep, type StatusColumns, type WithdrawalRecord, createWithdrawalStore } from './store/withdrawals.ts'

/**
 * Thrown if the action is not possible in the withdrawal's state, or if the state has changed concurrently. Nothing was
 * done.
 */
export class WithdrawalTransitionError extends Error {
  override readonly name = 'WithdrawalTransitionError'
}

const toWithdrawalStatus = ({ state, receipt, due, paid, receive_by: receiveBy }: WithdrawalRecord): WithdrawalStatus => ({
  state,
  receipt,
  due,
  paid,
  receiveBy,
})

const toStatusColumns = ({ receiveBy, ...status }: WithdrawalStatus): StatusColumns => ({ ...status, receive_by: receiveBy })

export interface TransitionContext extends NoticeContext {
  readonly tenant: Tenant
}

/**
 * Moves a withdrawal to its next state. Its held money is returned to the player if it ends before it was paid, and
 * goes to the house accounts for payouts and fees when it is first paid. Concurrent or repeated calls move it once. The
 * owner is notified, in the same transaction, when others pay, reject or complete it, so that the time to confirm a
 * payment starts with the message. While the owner has a debt after a correction of a bet, the withdrawal cannot be
 * approved or first paid.
 * @throws WithdrawalTransitionError, DebtError, ApiError if the money may not be moved
 */
export async function transitionWithdrawal(
  context: TransitionContext,
  current: WithdrawalRecord,
  transition: WithdrawalTransition,
  details: Omit<NewStep, 'actor'> = {},
): Promise<WithdrawalRecord> {
  const next = findNextWithdrawalStatus(toWithdrawalStatus(current), transition)
  if (!next)
    throw new WithdrawalTransitionError(`Withdrawal ${current.reference} is ${current.state}: ${transition.action} is not possible.`)
  return withTransaction(context.tenant, async (trx) => {
    await lockAccounts(trx, [current.account])
    if ((transition.action === 'approve' || transition.action === 'pay') && !current.paid) await assertNoDebt(trx, current)
    const moved = await createWithdrawalStore(trx).move(current, toStatusColumns(next), { ...details, actor: getActor(transition.action) })
    if (!moved) throw new WithdrawalTransitionError(`Withdrawal ${current.reference} is no longer ${current.state}.`)
    if (transition.action === 'cancel' || transition.action === 'refuse') await returnHeldFunds(trx, moved)
    if (transition.action === 'pay' && !current.paid) await payOutHeldFunds(trx, moved)
    const notice = createNotice(transition.action, moved, current, details.note ?? '')
    if (notice) await sendNotice(context, trx, moved.account, notice)
    return moved
  })
}

/**
 * Returns the notice to the owner about a transition; `undefined` if the owner is not notified. `previous` is the
 * record before the transition.
 */
function createNotice(
  action: WithdrawalTransition['action'],
  moved: WithdrawalRecord,
  previous: WithdrawalRecord,
  note: string,
): Notice | undefined {
  const { reference, name } = moved
  if (action === 'pay' && moved.receive_by !== null)
    return { name: 'withdrawal_paid', values: { reference, name, amount: { amount: moved.due }, until: { at: moved.receive_by } } }
  if (action === 'refuse') return { name: 'withdrawal_refused', values: { reference, amount: { amount: moved.amount }, reason: note } }
  if (action === 'force') return { name: 'withdrawal_forced', values: { reference, amount: { amount: previous.due }, reason: note } }
  if (action === 'elapse') return { name: 'withdrawal_elapsed', values: { reference, amount: { amount: previous.due } } }
  return undefined
}

async function returnHeldFunds(trx: Tenant, withdrawal: WithdrawalRecord): Promise<void> {
  const { account, amount, currency } = withdrawal
  const movementPermit = await requirePermit(trx, { account, kind: 'withdrawal-return', amount, currency })
  await transferHeldFunds(trx, withdrawal, movementPermit, 'withdrawal-return', amount, { player: account })
  await collectDebt(trx, { account, currency })
}

async function payOutHeldFunds(trx: Tenant, withdrawal: WithdrawalRecord): Promise<void> {
  const { account, amount, fee, currency } = withdrawal
  const movementPermit = await requirePermit(trx, { account, kind: 'withdrawal-paid', amount, currency })
  await transferHeldFunds(trx, withdrawal, movementPermit, 'withdrawal-paid', amount - fee, { house: 'payout' })
  if (fee > 0n) await transferHeldFunds(trx, withdrawal, movementPermit, 'withdrawal-fee', fee, { house: 'fees' })
}

const transferHeldFunds = (
  trx: Tenant,
  { id, account, currency }: WithdrawalRecord,
  movementPermit: Permit,
  purpose: Extract<LedgerPurpose, 'withdrawal-return' | 'withdrawal-paid' | 'withdrawal-fee'>,
  amount: bigint,
  to: { readonly player: string } | { readonly house: string },
) =>
  postTransfer(trx, {
    idempotencyKey: `${purpose}/${id}`,
    purpose,
    currency,
    reference: id,
    permits: [movementPermit],
    lines: [
      { party: { player: account, wallet: 'held' }, amount: -amount },
      { party: to, amount },
    ],
  })
