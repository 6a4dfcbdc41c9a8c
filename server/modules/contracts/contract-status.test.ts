import { describe, expect, it } from 'vitest'
import {
  type ContractStep,
  findNextStatus,
  offeredStatus,
  createSupersededStatus,
  listAllowedSteps,
  withdrawnStatus,
} from './contract-status.ts'

/** Returns the status after some steps, each by one of the parties; `undefined` if a step is not allowed. */
const applySteps = (...steps: readonly (readonly ['upline' | 'downline', ContractStep])[]) =>
  steps.reduce<ReturnType<typeof findNextStatus>>((status, [side, step]) => status && findNextStatus(status, side, step), offeredStatus)
const allSteps: readonly ContractStep[] = ['accept', 'reject', 'withdraw', 'end', 'agree', 'refuse', 'recall']

describe('a contract', () => {
  it('starts as offered (R-CONTRACTS-10)', () => {
    expect(offeredStatus).toEqual({ state: 'offered', end_requested_by: null, reason: null })
  })

  it('that is offered can be accepted only by the downline (R-CONTRACTS-11)', () => {
    expect(applySteps(['downline', 'accept'])?.state).toBe('accepted')
    expect(applySteps(['upline', 'accept'])).toBeUndefined()
  })

  it('that is offered can be rejected only by the downline (R-CONTRACTS-12)', () => {
    expect(applySteps(['downline', 'reject'])?.state).toBe('rejected')
    expect(applySteps(['upline', 'reject'])).toBeUndefined()
  })

  it('that is offered can be withdrawn only by the upline', () => {
    expect(applySteps(['upline', 'withdraw'])?.state).toBe('withdrawn')
    expect(applySteps(['downline', 'withdraw'])).toBeUndefined()
  })

  it.each(['upline', 'downline'] as const)(
    'in force can be ended at the request of the %s if the other party agrees (R-CONTRACTS-13)',
    (requester) => {
      const otherSide = requester === 'upline' ? 'downline' : 'upline'
      expect(applySteps(['downline', 'accept'], [requester, 'end'])).toEqual({
        state: 'ending',
        end_requested_by: requester,
        reason: null,
      })
      expect(applySteps(['downline', 'accept'], [requester, 'end'], [otherSide, 'agree'])).toEqual({
        state: 'ended',
        end_requested_by: requester,
        reason: 'agreed',
      })
      expect(applySteps(['downline', 'accept'], [requester, 'end'], [otherSide, 'refuse'])).toEqual({
        state: 'accepted',
        end_requested_by: null,
        reason: null,
      })
      for (const step of allSteps.filter((otherStep) => otherStep !== 'recall'))
        expect(applySteps(['downline', 'accept'], [requester, 'end'], [requester, step])).toBeUndefined()
      expect(applySteps(['downline', 'accept'], [requester, 'end'], [otherSide, 'recall'])).toBeUndefined()
    },
  )

  it('is in force again if the party that asked to end it recalls the request', () => {
    expect(applySteps(['downline', 'accept'], ['upline', 'end'], ['upline', 'recall'])).toEqual({
      state: 'accepted',
      end_requested_by: null,
      reason: null,
    })
  })

  it('lists exactly the steps that each party can take in each status', () => {
    const listStepsOfBoth = (status: ReturnType<typeof findNextStatus>) =>
      status && [listAllowedSteps(status, 'upline'), listAllowedSteps(status, 'downline')]
    expect(listStepsOfBoth(offeredStatus)).toEqual([['withdraw'], ['accept', 'reject']])
    expect(listStepsOfBoth(applySteps(['downline', 'accept']))).toEqual([['end'], ['end']])
    expect(listStepsOfBoth(applySteps(['downline', 'accept'], ['upline', 'end']))).toEqual([['recall'], ['agree', 'refuse']])
    expect(listStepsOfBoth(applySteps(['downline', 'accept'], ['downline', 'end']))).toEqual([['agree', 'refuse'], ['recall']])
  })

  it('that is over cannot change any more', () => {
    const finalStatuses = [
      applySteps(['downline', 'reject']),
      withdrawnStatus,
      createSupersededStatus('replaced'),
      createSupersededStatus('lowerRate'),
    ]
    for (const status of finalStatuses)
      for (const side of ['upline', 'downline'] as const) {
        if (status === undefined) throw new Error('A step that leads to the final status was not allowed.')
        expect(listAllowedSteps(status, side)).toEqual([])
        for (const step of allSteps) expect(findNextStatus(status, side, step)).toBeUndefined()
      }
  })
})
