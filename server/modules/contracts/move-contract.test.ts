import { describe, expect, it } from 'vitest'
import { type ContractStep, moveContract, offeredContract, supersededContract, stepsOf, withdrawnContract } from './move-contract.ts'

/** State after some steps, each by one of the parties; `undefined` if a step is not allowed. */
const after = (...steps: readonly (readonly ['upline' | 'downline', ContractStep])[]) =>
  steps.reduce<ReturnType<typeof moveContract>>((at, [side, step]) => at && moveContract(at, side, step), offeredContract)
const every: readonly ContractStep[] = ['accept', 'reject', 'withdraw', 'end', 'agree', 'refuse', 'recall']

describe('a contract', () => {
  it('starts as offered (R-CONTRACTS-10)', () => {
    expect(offeredContract).toEqual({ state: 'offered', end_requested_by: null, reason: null })
  })

  it('that is offered can be accepted only by the downline (R-CONTRACTS-11)', () => {
    expect(after(['downline', 'accept'])?.state).toBe('accepted')
    expect(after(['upline', 'accept'])).toBeUndefined()
  })

  it('that is offered can be rejected only by the downline (R-CONTRACTS-12)', () => {
    expect(after(['downline', 'reject'])?.state).toBe('rejected')
    expect(after(['upline', 'reject'])).toBeUndefined()
  })

  it('that is offered can be withdrawn only by the upline', () => {
    expect(after(['upline', 'withdraw'])?.state).toBe('withdrawn')
    expect(after(['downline', 'withdraw'])).toBeUndefined()
  })

  it.each(['upline', 'downline'] as const)(
    'in force can be asked to end by the %s, and the other party decides (R-CONTRACTS-13)',
    (requester) => {
      const other = requester === 'upline' ? 'downline' : 'upline'
      expect(after(['downline', 'accept'], [requester, 'end'])).toEqual({ state: 'ending', end_requested_by: requester, reason: null })
      expect(after(['downline', 'accept'], [requester, 'end'], [other, 'agree'])).toEqual({
        state: 'ended',
        end_requested_by: requester,
        reason: 'agreed',
      })
      expect(after(['downline', 'accept'], [requester, 'end'], [other, 'refuse'])).toEqual({
        state: 'accepted',
        end_requested_by: null,
        reason: null,
      })
      for (const step of every.filter((one) => one !== 'recall'))
        expect(after(['downline', 'accept'], [requester, 'end'], [requester, step])).toBeUndefined()
      expect(after(['downline', 'accept'], [requester, 'end'], [other, 'recall'])).toBeUndefined()
    },
  )

  it('is in force again if the party that asked to end it recalls the request', () => {
    expect(after(['downline', 'accept'], ['upline', 'end'], ['upline', 'recall'])).toEqual({
      state: 'accepted',
      end_requested_by: null,
      reason: null,
    })
  })

  it('allows each party exactly the steps of its state', () => {
    const open = (at: ReturnType<typeof moveContract>) => at && [stepsOf(at, 'upline'), stepsOf(at, 'downline')]
    expect(open(offeredContract)).toEqual([['withdraw'], ['accept', 'reject']])
    expect(open(after(['downline', 'accept']))).toEqual([['end'], ['end']])
    expect(open(after(['downline', 'accept'], ['upline', 'end']))).toEqual([['recall'], ['agree', 'refuse']])
    expect(open(after(['downline', 'accept'], ['downline', 'end']))).toEqual([['agree', 'refuse'], ['recall']])
  })

  it('that is over cannot change any more', () => {
    const over = [after(['downline', 'reject']), withdrawnContract, supersededContract('replaced'), supersededContract('lowerRate')]
    for (const at of over)
      for (const side of ['upline', 'downline'] as const) {
        if (at === undefined) throw new Error('Expected every contract of this test to be over.')
        expect(stepsOf(at, side)).toEqual([])
        for (const step of every) expect(moveContract(at, side, step)).toBeUndefined()
      }
  })
})
