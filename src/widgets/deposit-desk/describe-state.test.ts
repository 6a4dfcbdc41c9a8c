import { describe, expect, it } from 'vitest'
import { mayMove, stepsOf } from './describe-state.ts'

const at = '2026-01-01T00:00:00.000Z'
const payTo = { bank: 'B', account: '1', name: 'N' }
const shown = (deposit: Parameters<typeof stepsOf>[0]) => stepsOf(deposit).map((step) => `${step.state} ${step.at}`)

describe('the steps of a deposit', () => {
  it('say where it is and what comes, by a gateway and from a bank', () => {
    const steps = [
      { state: 'requested' as const, at },
      { state: 'awaiting' as const, at },
    ]
    expect(shown({ state: 'awaiting', steps })).toEqual(['requested done', 'awaiting now', 'paid next'])
    expect(shown({ state: 'awaiting', steps: steps.slice(1), payTo })).toEqual(['awaiting now', 'review next', 'paid next'])
  })

  it('say how it ended, also where it was paid after all', () => {
    const failed = [
      { state: 'awaiting' as const, at },
      { state: 'failed' as const, at },
    ]
    expect(shown({ state: 'failed', steps: failed })).toEqual(['awaiting done', 'failed wrong'])
    expect(shown({ state: 'paid', steps: [...failed, { state: 'paid', at }] })).toEqual(['awaiting done', 'failed wrong', 'paid done'])
    expect([mayMove('failed'), mayMove('expired'), mayMove('paid'), mayMove('cancelled')]).toEqual([true, true, false, false])
  })
})
