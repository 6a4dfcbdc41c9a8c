import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import schema from '../../../../schemas/api/withdrawal.json' with { type: 'json' }
import type { WithdrawalConfirmation } from '../../../generated/api.ts'
import {
  type WithdrawalAction,
  type WithdrawalTransition,
  type WithdrawalStatus,
  getActor,
  finalWithdrawalStates,
  isPlayerAction,
  isRefundable,
  validateReceiptReport,
  findNextWithdrawalStatus,
  computeAutomaticReceiptTime,
  createInitialWithdrawalStatus,
  openWithdrawalStates,
  listWithdrawalActions,
} from './withdrawal-transitions.ts'

const createWithdrawalStatus = (state: WithdrawalStatus['state'], overrides: Partial<WithdrawalStatus> = {}): WithdrawalStatus => ({
  ...createInitialWithdrawalStatus(10_000n),
  state,
  ...overrides,
})
const paidOut = createWithdrawalStatus('paid-out', { paid: true, receiveBy: new Date('2026-05-01T12:30:00Z') })
const states = [...openWithdrawalStates, ...finalWithdrawalStates]
const afterDeadline = new Date('2030-01-01T00:00:00Z')
const transitions: Readonly<Record<WithdrawalAction, WithdrawalTransition>> = {
  cancel: { action: 'cancel' },
  confirm: { action: 'confirm' },
  reportPart: { action: 'reportPart', remaining: 1n },
  reportMissing: { action: 'reportMissing' },
  reportArrival: { action: 'reportArrival' },
  review: { action: 'review' },
  approve: { action: 'approve' },
  refuse: { action: 'refuse' },
  pay: { action: 'pay', receiveBy: afterDeadline },
  force: { action: 'force' },
  elapse: { action: 'elapse', now: afterDeadline },
}
const allTransitions = Object.values(transitions)

afterEach(() => vi.useRealTimers())

describe('reporting the receipt of a payment', () => {
  it('takes a received amount, a remaining amount and a proof image (R-WITHDRAWAL-01)', () => {
    expect(Object.keys(schema.definitions.withdrawalConfirmation.properties)).toEqual(['receivedAmount', 'remainingAmount', 'proofImage'])
    expectTypeOf<keyof WithdrawalConfirmation>().toEqualTypeOf<'receivedAmount' | 'remainingAmount' | 'proofImage'>()
  })

  it('is possible only in the state paid-out (R-WITHDRAWAL-02)', () => {
    const confirmActions = ['confirm', 'reportPart', 'reportMissing'] as const
    for (const state of states)
      for (const paid of [false, true]) {
        const status = createWithdrawalStatus(state, { paid, receiveBy: afterDeadline })
        const possibleActions = confirmActions.filter((action) => findNextWithdrawalStatus(status, transitions[action]) !== undefined)
        expect([state, possibleActions]).toEqual([state, state === 'paid-out' ? confirmActions : []])
        expect(listWithdrawalActions(status, 'player').filter((action) => action !== 'cancel' && action !== 'reportArrival')).toEqual(
          possibleActions,
        )
      }
  })

  it('leads to received if the player confirms the full amount (R-WITHDRAWAL-03)', () => {
    expect(listWithdrawalActions(paidOut, 'player')).toContain('confirm')
    expect(findNextWithdrawalStatus(paidOut, { action: 'confirm' })).toEqual({
      state: 'received',
      receipt: 'confirmed',
      due: 0n,
      paid: true,
      receiveBy: null,
    })
  })

  it('leads to partly-received if the remaining amount is between zero and the amount due (R-WITHDRAWAL-04)', () => {
    expect(findNextWithdrawalStatus(paidOut, { action: 'reportPart', remaining: 2_500n })).toMatchObject({
      state: 'partly-received',
      due: 2_500n,
      receipt: null,
    })
    for (const remaining of [0n, -1n, 10_000n, 10_001n])
      expect(findNextWithdrawalStatus(paidOut, { action: 'reportPart', remaining })).toBeUndefined()
    expect(validateReceiptReport({ outcome: 'partly', remaining: 'decimals' }, 10_000n, 3)['remainingAmount']?.values).toEqual({ count: 3 })
    const validateRemaining = (remaining?: bigint | 'format' | 'decimals') =>
      validateReceiptReport({ outcome: 'partly', remaining }, 10_000n, 2)['remainingAmount']?.key
    expect([
      validateRemaining(),
      validateRemaining('format'),
      validateRemaining('decimals'),
      validateRemaining(0n),
      validateRemaining(10_000n),
      validateRemaining(1n),
    ]).toEqual(['reg_required', 'error_amount', 'error_amount_digits', 'error_amount', 'withdrawal_remaining_less', undefined])
  })

  it('requires a proof for a missing payment, which leaves the amount due unchanged', () => {
    expect(validateReceiptReport({ outcome: 'missing' }, 10_000n, 2)).toEqual({ proofImage: { key: 'withdrawal_proof_required' } })
    expect(validateReceiptReport({ outcome: 'missing', proof: 'x' }, 10_000n, 2)).toEqual({})
    expect(validateReceiptReport({ outcome: 'received' }, 10_000n, 2)).toEqual({})
    expect(findNextWithdrawalStatus(paidOut, { action: 'reportMissing' })).toMatchObject({ state: 'not-received', due: 10_000n })
  })
})

describe('reporting the arrival of a missing payment', () => {
  it('is possible from the report of a missing payment until the withdrawal ends, and leads to received', () => {
    for (const state of states)
      for (const paid of [false, true]) {
        const status = createWithdrawalStatus(state, { paid, receiveBy: state === 'paid-out' ? afterDeadline : null })
        const isPossible = paid && ['partly-received', 'not-received', 'in-review', 'approved'].includes(state)
        expect([state, paid, listWithdrawalActions(status, 'player').includes('reportArrival')]).toEqual([state, paid, isPossible])
        expect(findNextWithdrawalStatus(status, { action: 'reportArrival' })?.receipt).toBe(isPossible ? 'confirmed' : undefined)
      }
  })
})

describe('a withdrawal', () => {
  it('counts as received exactly at the end of the configured minutes (R-WITHDRAWAL-06)', () => {
    vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z') })
    const approved = createWithdrawalStatus('approved')
    const paid = findNextWithdrawalStatus(approved, { action: 'pay', receiveBy: computeAutomaticReceiptTime(new Date(), 30) })
    if (!paid) throw new Error('The withdrawal was not paid out.')
    const elapse = () => findNextWithdrawalStatus(paid, { action: 'elapse', now: new Date() })
    vi.advanceTimersByTime(30 * 60_000 - 1)
    expect(elapse()).toBeUndefined()
    vi.advanceTimersByTime(1)
    expect(elapse()).toMatchObject({ state: 'received', receipt: 'elapsed', due: 0n })
  })

  it('cannot be changed by anyone after its receipt was forced (R-WITHDRAWAL-07)', () => {
    const forced = findNextWithdrawalStatus(paidOut, { action: 'force' })
    if (!forced) throw new Error('The receipt was not forced.')
    expect(forced).toMatchObject({ state: 'received', receipt: 'forced' })
    for (const transition of allTransitions) expect(findNextWithdrawalStatus(forced, transition)).toBeUndefined()
    for (const actor of ['player', 'operator', 'clock'] as const) expect(listWithdrawalActions(forced, actor)).toEqual([])
  })

  it('cannot be refused or cancelled in any state once it was paid out', () => {
    for (const state of states) {
      const status = createWithdrawalStatus(state, { paid: true })
      expect(isRefundable(status)).toBe(false)
      for (const action of ['refuse', 'cancel'] as const) expect(findNextWithdrawalStatus(status, { action })).toBeUndefined()
    }
    for (const state of openWithdrawalStates) expect(isRefundable(createWithdrawalStatus(state))).toBe(true)
  })

  it('goes from requested through review and approval to paid-out, and again for a part that has not arrived', () => {
    const applyTransitions = (status: WithdrawalStatus, ...actions: readonly WithdrawalTransition[]) =>
      actions.reduce<WithdrawalStatus | undefined>(
        (current, transition) => current && findNextWithdrawalStatus(current, transition),
        status,
      )
    const finalStatus = applyTransitions(
      createInitialWithdrawalStatus(10_000n),
      transitions.review,
      transitions.approve,
      transitions.pay,
      { action: 'reportPart', remaining: 400n },
      transitions.review,
      transitions.approve,
      transitions.pay,
    )
    expect(finalStatus).toEqual({ state: 'paid-out', receipt: null, due: 400n, paid: true, receiveBy: afterDeadline })
  })

  it('cannot be received, automatically or by force, before it has been paid out', () => {
    for (const state of states) expect(findNextWithdrawalStatus(createWithdrawalStatus(state), { action: 'force' })).toBeUndefined()
    expect(findNextWithdrawalStatus(createInitialWithdrawalStatus(1n), transitions.elapse)).toBeUndefined()
  })

  it('is changed by the player, the operator or a job, each with its own actions', () => {
    const actions = Object.keys(transitions) as WithdrawalAction[]
    const listActions = (actor: string) => actions.filter((action) => getActor(action) === actor)
    expect(listActions('player')).toEqual(['cancel', 'confirm', 'reportPart', 'reportMissing', 'reportArrival'])
    expect(listActions('operator')).toEqual(['review', 'approve', 'refuse', 'pay', 'force'])
    expect(listActions('clock')).toEqual(['elapse'])
    expect(actions.filter(isPlayerAction)).toEqual(listActions('player'))
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
  ] as const)('offers the operator these actions if it is %s with paid = %s', (state, paid, expectedActions) => {
    expect(listWithdrawalActions({ state, paid }, 'operator')).toEqual(expectedActions)
  })

  it('keeps the amount due when it is cancelled or refused, and has nothing due once it is received', () => {
    const { cancel, refuse, reportArrival } = transitions
    expect(findNextWithdrawalStatus(createWithdrawalStatus('in-review'), cancel)).toEqual(createWithdrawalStatus('cancelled'))
    for (const state of ['requested', 'in-review', 'approved'] as const)
      expect(findNextWithdrawalStatus(createWithdrawalStatus(state), refuse)).toEqual(createWithdrawalStatus('refused'))
    expect(findNextWithdrawalStatus(createWithdrawalStatus('not-received', { paid: true }), reportArrival)).toEqual(
      createWithdrawalStatus('received', { receipt: 'confirmed', due: 0n, paid: true }),
    )
  })

  it('counts as unpaid until it is paid out, and is not received automatically without a deadline', () => {
    expect(findNextWithdrawalStatus(createWithdrawalStatus('requested'), transitions.review)).toEqual(createWithdrawalStatus('in-review'))
    expect(findNextWithdrawalStatus(createWithdrawalStatus('in-review'), transitions.approve)).toEqual(createWithdrawalStatus('approved'))
    expect(findNextWithdrawalStatus({ ...paidOut, receiveBy: null }, transitions.elapse)).toBeUndefined()
  })

  it('can be cancelled by the player until it is approved', () => {
    expect(states.filter((state) => listWithdrawalActions(createWithdrawalStatus(state), 'player').includes('cancel'))).toEqual([
      'requested',
      'in-review',
    ])
  })

  it('cannot be changed once it has ended', () => {
    for (const state of finalWithdrawalStates)
      for (const paid of [false, true])
        for (const transition of allTransitions)
          expect(findNextWithdrawalStatus(createWithdrawalStatus(state, { paid }), transition)).toBeUndefined()
  })
})
