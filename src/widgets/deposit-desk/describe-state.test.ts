import { describe, expect, it } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { getExplanationKey, canChange, listSteps } from './describe-state.ts'

const at = '2026-01-01T00:00:00.000Z'
const payTo = { bank: 'B', account: '1', name: 'N' }
const formatSteps = (deposit: Parameters<typeof listSteps>[0]) => listSteps(deposit).map((step) => `${step.state} ${step.status}`)

describe('the steps of a deposit', () => {
  it('show past, current and upcoming steps, for a gateway and for a bank transfer', () => {
    const steps = [
      { state: 'requested' as const, at },
      { state: 'awaiting' as const, at },
    ]
    expect(formatSteps({ state: 'awaiting', steps })).toEqual(['requested done', 'awaiting current', 'paid upcoming'])
    expect(formatSteps({ state: 'awaiting', steps: steps.slice(1), payTo })).toEqual([
      'awaiting current',
      'review upcoming',
      'paid upcoming',
    ])
  })

  it('show a failure, and a payment after it', () => {
    const failedSteps = [
      { state: 'awaiting' as const, at },
      { state: 'failed' as const, at },
    ]
    expect(formatSteps({ state: 'failed', steps: failedSteps })).toEqual(['awaiting done', 'failed failed'])
    expect(formatSteps({ state: 'paid', steps: [...failedSteps, { state: 'paid', at }] })).toEqual([
      'awaiting done',
      'failed failed',
      'paid done',
    ])
    expect([canChange('failed'), canChange('expired'), canChange('paid'), canChange('cancelled')]).toEqual([true, true, false, true])
  })
})

describe('the explanation of a deposit', () => {
  it('does not promise automatic crediting after a rejection, or for an expired or cancelled transfer', () => {
    expect(getExplanationKey({ state: 'failed', kind: 'bank', reason: 'No such payment.' })).toBe('deposit_about_refused')
    expect(getExplanationKey({ state: 'failed', kind: 'qr', reason: 'Paid from another account.' })).toBe('deposit_about_refused')
    expect(getExplanationKey({ state: 'expired', kind: 'bank' })).toBe('deposit_about_expired_bank')
    expect(getExplanationKey({ state: 'cancelled', kind: 'bank' })).toBe('deposit_about_cancelled_bank')
    for (const key of ['deposit_about_refused', 'deposit_about_expired_bank', 'deposit_about_cancelled_bank'] as const)
      expect(en[key]).not.toContain('automatically')
  })

  it('depends only on the state for a gateway deposit and for a transfer in review', () => {
    for (const state of ['requested', 'awaiting', 'review', 'paid', 'failed', 'expired', 'cancelled'] as const)
      expect(getExplanationKey({ state, kind: 'qr' })).toBe(`deposit_about_${state}`)
    expect(getExplanationKey({ state: 'review', kind: 'bank' })).toBe('deposit_about_review')
  })
})
