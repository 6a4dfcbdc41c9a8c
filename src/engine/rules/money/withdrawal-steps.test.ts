import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import schema from '../../../../schemas/api/withdrawal.json' with { type: 'json' }
import type { WithdrawalConfirmation } from '../../../generated/api.ts'
import {
  type WithdrawalAction,
  type WithdrawalMove,
  type WithdrawalStatus,
  actorOf,
  endedWithdrawals,
  isPlayerAction,
  isRefundable,
  validateReceipt,
  moveWithdrawal,
  receiptDue,
  requestedWithdrawal,
  runningWithdrawals,
  withdrawalActions,
} from './withdrawal-steps.ts'

const at = (state: WithdrawalStatus['state'], more: Partial<WithdrawalStatus> = {}): WithdrawalStatus => ({
  ...requestedWithdrawal(10_000n),
  state,
  ...more,
})
const paidOut = at('paid-out', { paid: true, receiveBy: new Date('2026-05-01T12:30:00Z') })
const states = [...runningWithdrawals, ...endedWithdrawals]
const late = new Date('2030-01-01T00:00:00Z')
const moves: Readonly<Record<WithdrawalAction, WithdrawalMove>> = {
  cancel: { action: 'cancel' },
  confirm: { action: 'confirm' },
  reportPart: { action: 'reportPart', remaining: 1n },
  reportMissing: { action: 'reportMissing' },
  reportArrival: { action: 'reportArrival' },
  review: { action: 'review' },
  approve: { action: 'approve' },
  refuse: { action: 'refuse' },
  pay: { action: 'pay', receiveBy: late },
  force: { action: 'force' },
  elapse: { action: 'elapse', now: late },
}
const every = Object.values(moves)

afterEach(() => vi.useRealTimers())

describe('confirming a receipt', () => {
  it('takes received amount, remaining amount and proof image, and nothing else (R-WITHDRAWAL-01)', () => {
    expect(Object.keys(schema.definitions.withdrawalConfirmation.properties)).toEqual(['receivedAmount', 'remainingAmount', 'proofImage'])
    expectTypeOf<keyof WithdrawalConfirmation>().toEqualTypeOf<'receivedAmount' | 'remainingAmount' | 'proofImage'>()
  })

  it('is possible only in the state paid-out (R-WITHDRAWAL-02)', () => {
    const confirming = ['confirm', 'reportPart', 'reportMissing'] as const
    for (const state of states)
      for (const paid of [false, true]) {
        const status = at(state, { paid, receiveBy: late })
        const open = confirming.filter((action) => moveWithdrawal(status, moves[action]) !== undefined)
        expect([state, open]).toEqual([state, state === 'paid-out' ? confirming : []])
        expect(withdrawalActions(status, 'player').filter((action) => action !== 'cancel' && action !== 'reportArrival')).toEqual(open)
      }
  })

  it('in full is up to the player and leads to received (R-WITHDRAWAL-03)', () => {
    expect(withdrawalActions(paidOut, 'player')).toContain('confirm')
    expect(moveWithdrawal(paidOut, { action: 'confirm' })).toEqual({
      state: 'received',
      receipt: 'confirmed',
      due: 0n,
      paid: true,
      receiveBy: null,
    })
  })

  it('in part requires a remaining amount between zero and the total, and leads to partly-received (R-WITHDRAWAL-04)', () => {
    expect(moveWithdrawal(paidOut, { action: 'reportPart', remaining: 2_500n })).toMatchObject({
      state: 'partly-received',
      due: 2_500n,
      receipt: null,
    })
    for (const remaining of [0n, -1n, 10_000n, 10_001n])
      expect(moveWithdrawal(paidOut, { action: 'reportPart', remaining })).toBeUndefined()
    expect(validateReceipt({ outcome: 'partly', remaining: 'digits' }, 10_000n, 3)['remainingAmount']?.values).toEqual({ count: 3 })
    const validateRemaining = (remaining?: bigint | 'shape' | 'digits') =>
      validateReceipt({ outcome: 'partly', remaining }, 10_000n, 2)['remainingAmount']?.key
    expect([
      validateRemaining(),
      validateRemaining('shape'),
      validateRemaining('digits'),
      validateRemaining(0n),
      validateRemaining(10_000n),
      validateRemaining(1n),
    ]).toEqual(['reg_required', 'error_amount', 'error_amount_digits', 'error_amount', 'withdrawal_remaining_less', undefined])
  })

  it('as missing requires a proof, and keeps the amount due', () => {
    expect(validateReceipt({ outcome: 'missing' }, 10_000n, 2)).toEqual({ proofImage: { key: 'withdrawal_proof_required' } })
    expect(validateReceipt({ outcome: 'missing', proof: 'x' }, 10_000n, 2)).toEqual({})
    expect(validateReceipt({ outcome: 'received' }, 10_000n, 2)).toEqual({})
    expect(moveWithdrawal(paidOut, { action: 'reportMissing' })).toMatchObject({ state: 'not-received', due: 10_000n })
  })
})

describe('reporting the arrival of a missing payment', () => {
  it('is possible until the withdrawal has ended, and leads to received', () => {
    for (const state of states)
      for (const paid of [false, true]) {
        const status = at(state, { paid, receiveBy: state === 'paid-out' ? late : null })
        const open = paid && ['partly-received', 'not-received', 'in-review', 'approved'].includes(state)
        expect([state, paid, withdrawalActions(status, 'player').includes('reportArrival')]).toEqual([state, paid, open])
        expect(moveWithdrawal(status, { action: 'reportArrival' })?.receipt).toBe(open ? 'confirmed' : undefined)
      }
  })
})

describe('a withdrawal', () => {
  it('counts as received after the configured minutes, at that minute and not before (R-WITHDRAWAL-06)', () => {
    vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z') })
    const approved = at('approved')
    const paid = moveWithdrawal(approved, { action: 'pay', receiveBy: receiptDue(new Date(), 30) })
    if (!paid) throw new Error('The withdrawal was not paid out.')
    const elapse = () => moveWithdrawal(paid, { action: 'elapse', now: new Date() })
    vi.advanceTimersByTime(30 * 60_000 - 1)
    expect(elapse()).toBeUndefined()
    vi.advanceTimersByTime(1)
    expect(elapse()).toMatchObject({ state: 'received', receipt: 'elapsed', due: 0n })
  })

  it('cannot be moved by anybody after its receipt was forced (R-WITHDRAWAL-07)', () => {
    const forced = moveWithdrawal(paidOut, { action: 'force' })
    if (!forced) throw new Error('The receipt was not forced.')
    expect(forced).toMatchObject({ state: 'received', receipt: 'forced' })
    for (const move of every) expect(moveWithdrawal(forced, move)).toBeUndefined()
    for (const actor of ['player', 'operator', 'clock'] as const) expect(withdrawalActions(forced, actor)).toEqual([])
  })

  it('cannot be refused or cancelled in any state once it was paid out', () => {
    for (const state of states) {
      const status = at(state, { paid: true })
      expect(isRefundable(status)).toBe(false)
      for (const action of ['refuse', 'cancel'] as const) expect(moveWithdrawal(status, { action })).toBeUndefined()
    }
    for (const state of runningWithdrawals) expect(isRefundable(at(state))).toBe(true)
  })

  it('goes from requested through review and approval to paid-out, and again for a part that has not arrived', () => {
    const way = (status: WithdrawalStatus, ...actions: readonly WithdrawalMove[]) =>
      actions.reduce<WithdrawalStatus | undefined>((now, move) => now && moveWithdrawal(now, move), status)
    const finalStatus = way(
      requestedWithdrawal(10_000n),
      moves.review,
      moves.approve,
      moves.pay,
      { action: 'reportPart', remaining: 400n },
      moves.review,
      moves.approve,
      moves.pay,
    )
    expect(finalStatus).toEqual({ state: 'paid-out', receipt: null, due: 400n, paid: true, receiveBy: late })
  })

  it('cannot be received or forced before it has been paid out', () => {
    for (const state of states) expect(moveWithdrawal(at(state), { action: 'force' })).toBeUndefined()
    expect(moveWithdrawal(requestedWithdrawal(1n), moves.elapse)).toBeUndefined()
  })

  it('is moved by the player, the operator or a job, each by its own actions', () => {
    const actions = Object.keys(moves) as WithdrawalAction[]
    const byActor = (actor: string) => actions.filter((action) => actorOf(action) === actor)
    expect(byActor('player')).toEqual(['cancel', 'confirm', 'reportPart', 'reportMissing', 'reportArrival'])
    expect(byActor('operator')).toEqual(['review', 'approve', 'refuse', 'pay', 'force'])
    expect(byActor('clock')).toEqual(['elapse'])
    expect(actions.filter(isPlayerAction)).toEqual(byActor('player'))
  })

  it.each([
    ['requested', false, ['review', 'refuse']],
    ['in-review', false, ['approve', 'refuse']],
    ['in-review', true, ['approve', 'force']],
    ['approved', false, ['refuse', 'pay']],
    ['approved', true, ['pay', 'force']],
    ['paid-out', true, ['force']],
    ['partly-received', true, ['review', 'force']],
    ['not-received', true, ['review', 'force']],
  ] as const)('offers the operator these actions if it is %s with paid = %s', (state, paid, open) => {
    expect(withdrawalActions({ state, paid }, 'operator')).toEqual(open)
  })

  it('ends by each final action from its own state with the right amount due', () => {
    const { cancel, refuse, reportArrival } = moves
    expect(moveWithdrawal(at('in-review'), cancel)).toEqual(at('cancelled'))
    for (const state of ['requested', 'in-review', 'approved'] as const) expect(moveWithdrawal(at(state), refuse)).toEqual(at('refused'))
    expect(moveWithdrawal(at('not-received', { paid: true }), reportArrival)).toEqual(
      at('received', { receipt: 'confirmed', due: 0n, paid: true }),
    )
  })

  it('counts as unpaid until it is paid out, and does not elapse without a deadline', () => {
    expect(moveWithdrawal(at('requested'), moves.review)).toEqual(at('in-review'))
    expect(moveWithdrawal(at('in-review'), moves.approve)).toEqual(at('approved'))
    expect(moveWithdrawal({ ...paidOut, receiveBy: null }, moves.elapse)).toBeUndefined()
  })

  it('can be cancelled by the player until it is approved', () => {
    expect(states.filter((state) => withdrawalActions(at(state), 'player').includes('cancel'))).toEqual(['requested', 'in-review'])
  })

  it('cannot be moved once it has ended', () => {
    for (const state of endedWithdrawals)
      for (const paid of [false, true]) for (const move of every) expect(moveWithdrawal(at(state, { paid }), move)).toBeUndefined()
  })
})
