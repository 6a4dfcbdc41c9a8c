import { describe, expect, it } from 'vitest'
import { type ContractStep, moveContract, offeredContract, supersededContract, stepsOf, withdrawnContract } from './move-contract.ts'

/** Where a contract stands after some steps, each by one of its sides; where one is not open, nothing. */
const after = (...steps: readonly (readonly ['upline' | 'downline', ContractStep])[]) =>
  steps.reduce<ReturnType<typeof moveContract>>((at, [side, step]) => at && moveContract(at, side, step), offeredContract)
const every: readonly ContractStep[] = ['accept', 'reject', 'withdraw', 'end', 'agree', 'refuse', 'recall']

describe('a contract', () => {
  it('starts as offered (R-CONTRACTS-10)', () => {
    expect(offeredContract).toEqual({ state: 'offered', asked_by: null, reason: null })
  })

  it('that is offered is accepted by the agent below, and by nobody else (R-CONTRACTS-11)', () => {
    expect(after(['downline', 'accept'])?.state).toBe('accepted')
    expect(after(['upline', 'accept'])).toBeUndefined()
  })

  it('that is offered is rejected by the agent below, and by nobody else (R-CONTRACTS-12)', () => {
    expect(after(['downline', 'reject'])?.state).toBe('rejected')
    expect(after(['upline', 'reject'])).toBeUndefined()
  })

  it('that is offered is taken back by the agent above, and by nobody else', () => {
    expect(after(['upline', 'withdraw'])?.state).toBe('withdrawn')
    expect(after(['downline', 'withdraw'])).toBeUndefined()
  })

  it.each(['upline', 'downline'] as const)(
    'in force is asked to end by the %s, which the other side decides (R-CONTRACTS-13)',
    (requester) => {
      const other = requester === 'upline' ? 'downline' : 'upline'
      expect(after(['downline', 'accept'], [requester, 'end'])).toEqual({ state: 'ending', asked_by: requester, reason: null })
      expect(after(['downline', 'accept'], [requester, 'end'], [other, 'agree'])).toEqual({
        state: 'ended',
        asked_by: requester,
        reason: 'agreed',
      })
      expect(after(['downline', 'accept'], [requester, 'end'], [other, 'refuse'])).toEqual({
        state: 'accepted',
        asked_by: null,
        reason: null,
      })
      for (const step of every.filter((one) => one !== 'recall'))
        expect(after(['downline', 'accept'], [requester, 'end'], [requester, step])).toBeUndefined()
      expect(after(['downline', 'accept'], [requester, 'end'], [other, 'recall'])).toBeUndefined()
    },
  )

  it('is in force again where whoever has asked to end it takes that back', () => {
    expect(after(['downline', 'accept'], ['upline', 'end'], ['upline', 'recall'])).toEqual({
      state: 'accepted',
      asked_by: null,
      reason: null,
    })
  })

  it('has to each side the steps that are open to it, and no others', () => {
    const open = (at: ReturnType<typeof moveContract>) => at && [stepsOf(at, 'upline'), stepsOf(at, 'downline')]
    expect(open(offeredContract)).toEqual([['withdraw'], ['accept', 'reject']])
    expect(open(after(['downline', 'accept']))).toEqual([['end'], ['end']])
    expect(open(after(['downline', 'accept'], ['upline', 'end']))).toEqual([['recall'], ['agree', 'refuse']])
    expect(open(after(['downline', 'accept'], ['downline', 'end']))).toEqual([['agree', 'refuse'], ['recall']])
  })

  it('that is over is never moved again', () => {
    const over = [after(['downline', 'reject']), withdrawnContract, supersededContract('replaced'), supersededContract('lowerRate')]
    for (const at of over)
      for (const side of ['upline', 'downline'] as const) {
        if (at === undefined) throw new Error('It is not over.')
        expect(stepsOf(at, side)).toEqual([])
        for (const step of every) expect(moveContract(at, side, step)).toBeUndefined()
      }
  })
})
