import { describe, expect, it } from 'vitest'
import { endedWithdrawals, runningWithdrawals } from '../../engine/rules/money/withdrawal-steps.ts'
import { stepAt, toneOf, wayOf } from './describe-state.ts'

describe('the state of a withdrawal', () => {
  it('waits while it runs, and is good, bad or quiet once it has ended', () => {
    for (const state of runningWithdrawals) expect([state, toneOf[state]]).toEqual([state, 'waiting'])
    expect(endedWithdrawals.map((state) => toneOf[state])).toEqual(['good', 'bad', 'quiet'])
  })

  it('has money going out, but where it is back', () => {
    for (const state of runningWithdrawals) expect(wayOf(state)).toBe('out')
    expect(endedWithdrawals.map(wayOf)).toEqual(['out', undefined, undefined])
  })

  it('is where it is now at the last step of what runs, and wrong where it gave the money back', () => {
    expect([stepAt('approved', true), stepAt('approved', false), stepAt('received', true)]).toEqual(['now', 'done', 'done'])
    for (const state of ['refused', 'cancelled'] as const) expect([stepAt(state, true), stepAt(state, false)]).toEqual(['wrong', 'wrong'])
  })
})
