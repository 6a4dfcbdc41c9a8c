import { type WithdrawalMove, type WithdrawalStatus, actorOf, moveWithdrawal } from '../../../src/engine/rules/money/withdrawal-steps.ts'
import { type Tenant, inTransaction } from '../../database/tenant.ts'
import { type LedgerPurpose, permit, transferWithin } from '../wallet/index.ts'
import { type NewStep, type StatusColumns, type WithdrawalRecord, withdrawalsOf } from './store/withdrawals.ts'

/** It cannot be done where the withdrawal stands, or stands by now. Nothing was done. */
export class WithdrawalMovedError extends Error {
  override readonly name = 'WithdrawalMovedError'
}

const statusOf = ({ state, receipt, due, paid, receive_by: receiveBy }: WithdrawalRecord): WithdrawalStatus => ({
  state,
  receipt,
  due,
  paid,
  receiveBy,
})

const columnsOf = ({ receiveBy, ...status }: WithdrawalStatus): StatusColumns => ({ ...status, receive_by: receiveBy })

/**
 * Moves a withdrawal on, and with it the money: given back where it ends before it was paid, out of the house where it
 * is paid for the first time. Once, whoever does it twice or at the same moment.
 * @throws WithdrawalMovedError, CallError where the money may not move
 */
export async function stepWithdrawal(
  tenant: Tenant,
  read: WithdrawalRecord,
  move: WithdrawalMove,
  said: Omit<NewStep, 'actor'> = {},
): Promise<WithdrawalRecord> {
  const next = moveWithdrawal(statusOf(read), move)
  if (!next) throw new WithdrawalMovedError(`A withdrawal that is ${read.state} cannot be moved so.`)
  return inTransaction(tenant, async (inside) => {
    const moved = await withdrawalsOf(inside).move(read, columnsOf(next), { ...said, actor: actorOf(move.action) })
    if (!moved) throw new WithdrawalMovedError('The withdrawal has moved on meanwhile.')
    if (move.action === 'cancel' || move.action === 'refuse') await giveBack(inside, moved)
    if (move.action === 'pay' && !read.paid) await payOut(inside, moved)
    return moved
  })
}

async function giveBack(inside: Tenant, withdrawal: WithdrawalRecord): Promise<void> {
  const { account, amount, currency } = withdrawal
  await permit(inside, { account, kind: 'withdrawal-return', amount, currency })
  await transferHeld(inside, withdrawal, 'withdrawal-return', amount, { player: account })
}

async function payOut(inside: Tenant, withdrawal: WithdrawalRecord): Promise<void> {
  const { account, amount, fee, currency } = withdrawal
  await permit(inside, { account, kind: 'withdrawal-paid', amount, currency })
  await transferHeld(inside, withdrawal, 'withdrawal-paid', amount - fee, { house: 'payout' })
  if (fee > 0n) await transferHeld(inside, withdrawal, 'withdrawal-fee', fee, { house: 'fees' })
}

const transferHeld = (
  inside: Tenant,
  { id, account, currency }: WithdrawalRecord,
  purpose: LedgerPurpose,
  amount: bigint,
  to: { readonly player: string } | { readonly house: string },
) =>
  transferWithin(inside, {
    idempotencyKey: `${purpose}/${id}`,
    purpose,
    currency,
    reference: id,
    lines: [
      { party: { player: account, wallet: 'held' }, amount: -amount },
      { party: to, amount },
    ],
  })
