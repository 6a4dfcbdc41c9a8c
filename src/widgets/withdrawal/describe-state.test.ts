import { describe, expect, it } from 'vitest'
import { finalWithdrawalStates, openWithdrawalStates } from '../../engine/rules/money/withdrawal-transitions.ts'
import { getStepStatus, stateTones, findDirection } from './describe-state.ts'

describe('the state of a withdrawal', () => {
  it('has the tone "pending" while it is open, and "good", "bad" or "quiet" once it has ended', () => {
    for (const state of openWithdrawalStates) expect([state, stateTones[state]]).toEqual([state, 'pending'])
    expect(finalWithdrawalStates.map((state) => stateTones[state])).toEqual(['good', 'bad', 'quiet'])
  })

  it('has the direction "out", unless the money was returned', () => {
    for (const state of openWithdrawalStates) expect(findDirection(state)).toBe('out')
    expect(finalWithdrawalStates.map(findDirection)).toEqual(['out', undefined, undefined])
  })

  it('determines the status of a step: "current" for the last step of an open withdrawal, "failed" for one that returns the money', () => {
    expect([getStepStatus('approved', true), getStepStatus('approved', false), getStepStatus('received', true)]).toEqual([
      'current',
      'done',
      'done',
    ])
    for (const state of ['refused', 'cancelled'] as const)
      expect([getStepStatus(state, true), getStepStatus(state, false)]).toEqual(['failed', 'failed'])
  })
})
