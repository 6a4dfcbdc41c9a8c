// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import type { Withdrawal } from '../../generated/api.ts'
import { WithdrawalCard } from './withdrawal-card.tsx'

afterEach(() => vi.useRealTimers())

/**
 * Renders a paid-out withdrawal that counts as received after `milliseconds`. Returns a function that reads the
 * countdown.
 */
async function renderCountdown(milliseconds: number): Promise<() => string> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.UTC(2026, 0, 1) })
  const withdrawal: Withdrawal = {
    id: 'one',
    reference: 'W1',
    amount: '10.00',
    fee: '0.00',
    due: '10.00',
    state: 'paid-out',
    requestedAt: new Date().toISOString(),
    receiveBy: new Date(Date.now() + milliseconds).toISOString(),
    payee: { name: 'Bank', number: '***1' },
    steps: [],
    actions: [],
  } as unknown as Withdrawal
  const widget = createWidgetDefinition('withdrawal', () => <WithdrawalCard withdrawal={withdrawal} onUpdated={() => undefined} />)
  const { main } = await renderWidget({ widget, node: { widget: 'withdrawal' }, ports: {} })
  return () => main.querySelector('[role=timer]')?.textContent ?? ''
}

it('counts down each second to the automatic confirmation of receipt', async () => {
  const readCountdown = await renderCountdown(65_000)
  const getRemainingTime = () => /\d+:\d\d:\d\d/.exec(readCountdown())?.[0]
  const remainingTimes = [getRemainingTime()]
  for (let second = 0; second < 3; second++) {
    await act(async () => void vi.advanceTimersByTime(1_000))
    remainingTimes.push(getRemainingTime())
  }
  expect(remainingTimes).toEqual(['0:01:05', '0:01:04', '0:01:03', '0:01:02'])
})

it('rounds the remaining time up to whole seconds', async () => {
  const readCountdown = await renderCountdown(2 * 86_400_000 - 500)
  expect(readCountdown()).toContain('2 days')
  expect(readCountdown()).toContain('0:00:00')
})
