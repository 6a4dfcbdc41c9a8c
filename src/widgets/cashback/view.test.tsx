// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { Problem } from '../../engine/index.ts'
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { getPlainText } from '../../engine/testing/get-plain-text.ts'
import type { CashbackReport } from '../../generated/api.ts'
import { View } from './view.tsx'

const createReport = (overrides: Partial<CashbackReport> = {}): CashbackReport => ({
  today: '2026-03-03',
  claimable: '12.50',
  running: '3.20',
  claimDays: 30,
  rates: [
    { category: 'RNG', rate: 1.2 },
    { category: 'OLD', rate: 0.7 },
  ],
  days: [
    { day: '2026-03-03', state: 'running', amount: '3.20', breakdown: [] },
    {
      day: '2026-03-02',
      state: 'open',
      amount: '12.50',
      breakdown: [
        { category: 'RNG', stake: '1000.00', rate: 1.2, amount: '12.00' },
        { category: 'OLD', stake: '71.43', rate: 0.7, amount: '0.50' },
      ],
    },
    { day: '2026-03-01', state: 'claimed', amount: '8.00', breakdown: [], claimedAt: '2026-03-02T18:05:00Z' },
  ],
  ...overrides,
})

async function render(getReport: () => CashbackReport, claimCashback = vi.fn(async () => getReport())) {
  const cashback = vi.fn(async () => getReport())
  const balance = vi.fn(async () => ({ sumBalance: '1' }))
  const rendered = await renderWidget({
    widget: createWidgetDefinition('cashback', View),
    node: { widget: 'cashback' },
    ports: { record: { cashback, claimCashback }, wallet: { balance } },
  })
  const findClaimButton = () => [...rendered.main.querySelectorAll('button')].find(({ textContent }) => textContent === en.cashback_claim)
  return { ...rendered, cashback, claimCashback, balance, getMainText: () => getPlainText(rendered.main), findClaimButton }
}

describe('cashback', () => {
  it('shows the claimable amount, the amount accrued today, the rates, and the breakdown of each day', async () => {
    const { main, getMainText } = await render(createReport)
    expect(getMainText()).toContain('Today so far: P 3.20.')
    expect(getMainText()).toContain('for 30 days')
    expect([...main.querySelectorAll(`section[aria-label="${en.cashback_rates}"] li`)].map(getPlainText)).toEqual([
      `${en.in_rng_game}1.20%`,
      'OLD0.70%',
    ])
    const days = [...main.querySelectorAll('details')]
    expect(days.map((day) => getPlainText(day.querySelector('summary')))).toEqual([
      expect.stringContaining(en.cashback_running_day),
      expect.stringContaining(`${en.cashback_open_day}P 12.50`),
      expect.stringContaining(`${en.cashback_claimed_day}2026-03-03 01:05P 8.00`),
    ])
    expect([...(days[1]?.querySelectorAll('li') ?? [])].map(getPlainText)).toEqual([
      `${en.in_rng_game}P 1,000.00 at 1.20%P 12.00`,
      'OLDP 71.43 at 0.70%P 0.50',
    ])
  })

  it('is claimed with one request, shows the amount paid, and refetches the balance and the report', async () => {
    let isClaimed = false
    const claimCashback = vi.fn(async () => {
      isClaimed = true
      return createReport()
    })
    const { getMainText, findClaimButton, press, cashback, balance } = await render(
      () => createReport(isClaimed ? { claimable: '0.00' } : {}),
      claimCashback,
    )
    const [cashbackCalls, balanceCalls] = [cashback.mock.calls.length, balance.mock.calls.length]
    await press(en.cashback_claim)
    expect(claimCashback).toHaveBeenCalledOnce()
    expect(getMainText()).toContain('P 12.50 is in your balance.')
    expect(findClaimButton()).toBeUndefined()
    expect([cashback.mock.calls.length, balance.mock.calls.length]).toEqual([cashbackCalls + 1, balanceCalls + 1])
  })

  it('shows why a claim failed, until the next attempt', async () => {
    const claimCashback = vi.fn(async (): Promise<CashbackReport> =>
      Promise.reject(new Problem('cashback_none', { messageKey: 'error_cashback_none' })),
    )
    const { getMainText, press } = await render(createReport, claimCashback)
    await press(en.cashback_claim)
    expect(getMainText()).toContain(en.error_cashback_none)
    expect(getMainText()).not.toContain('is in your balance')
    claimCashback.mockImplementation(async () => createReport())
    await press(en.cashback_claim)
    expect(getMainText()).not.toContain(en.error_cashback_none)
  })

  it('cannot be claimed if it is 0, and says that there is none yet', async () => {
    const { main, getMainText, findClaimButton } = await render(() => createReport({ claimable: '0.00', rates: [], days: [] }))
    expect(findClaimButton()).toBeUndefined()
    expect(getMainText()).toContain(en.cashback_none_title)
    expect(main.querySelector('section')).toBeNull()
  })
})
