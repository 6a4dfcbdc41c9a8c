// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { getPlainText } from '../../engine/testing/get-plain-text.ts'
import type { AgentSettlementsQuery, Settlement, SettlementPage } from '../../generated/api.ts'
import { View } from './view.tsx'

const createSettlement = (id: string, overrides: Partial<Settlement> = {}): Settlement => ({
  id,
  with: `agent-${id}`,
  startsAt: '2026-02-28T17:00:00Z',
  endsAt: '2026-03-15T17:00:00Z',
  stake: '8000.00',
  lost: '450.00',
  members: 6,
  amount: '22.50',
  ...overrides,
})

async function render(settlements: readonly Settlement[], pageSize?: number) {
  const listSettlements = vi.fn(async (_query: AgentSettlementsQuery): Promise<SettlementPage> => ({
    settlements: [...settlements],
    pageNum: 1,
    totalPages: 3,
    total: 5,
  }))
  const rendered = await renderWidget({
    widget: createWidgetDefinition('settlement-list', View),
    node: { widget: 'settlement-list', props: { contract: 'realtimeSalary', ...(pageSize !== undefined && { pageSize }) } },
    ports: { agent: { settlements: listSettlements } },
  })
  const rows = () => [...rendered.main.querySelectorAll('[role=tabpanel] ul > li')].filter((row) => row.querySelector('dl'))
  return { ...rendered, listSettlements, rows }
}

describe('contract settlements', () => {
  it('show counterparty, basis, amount and payment of each period', async () => {
    const { main, rows } = await render([
      createSettlement('a', { paidAt: '2026-03-16T00:00:00Z' }),
      createSettlement('b', { lost: '-30.00' }),
      createSettlement('c', { missed: 'members', amount: '0.00', paidAt: '2026-03-16T00:00:00Z' }),
    ])
    const [paid, due, missed] = rows().map(getPlainText)
    for (const expectedText of [
      'agent-a',
      'P 8,000.00',
      `${en.settlement_lost}P 450.00`,
      `${en.settlement_members}6`,
      'P 22.50',
      en.settlement_state_paid,
    ])
      expect(paid).toContain(expectedText)
    for (const expectedText of ['\u2212P 30.00', en.settlement_state_due]) expect(due).toContain(expectedText)
    expect(missed).toContain(en.settlement_missed_members)
    expect(missed).not.toContain(en.settlement_state_paid)
    expect(main.textContent).toContain('Settled and paid every 5 minutes')
  })

  it('show the first and last day of a period of whole days, and the times of any other period, in the brand’s time zone', async () => {
    const { rows } = await render([
      createSettlement('half'),
      createSettlement('day', { startsAt: '2026-03-01T17:00:00Z', endsAt: '2026-03-02T17:00:00Z' }),
      createSettlement('hour', { startsAt: '2026-03-02T03:00:00Z', endsAt: '2026-03-02T04:00:00Z' }),
      createSettlement('night', { startsAt: '2026-03-02T16:30:00Z', endsAt: '2026-03-02T17:30:00Z' }),
      createSettlement('last', { startsAt: '2026-03-02T16:00:00Z', endsAt: '2026-03-02T17:00:00Z' }),
      createSettlement('late', { startsAt: '2026-03-02T17:00:00Z', endsAt: '2026-03-02T18:00:00Z' }),
    ])
    expect(rows().map((row) => row.querySelector('bdi')?.textContent)).toEqual([
      '2026-03-01 – 2026-03-15',
      '2026-03-02',
      '2026-03-02 10:00 – 11:00',
      '2026-03-02 23:30 – 2026-03-03 00:30',
      '2026-03-02 23:00 – 2026-03-03 00:00',
      '2026-03-03 00:00 – 01:00',
    ])
  })

  it('show what the agent receives or pays, page by page, and return to the first page when the side changes', async () => {
    const { listSettlements, press } = await render([createSettlement('a')], 2)
    expect(listSettlements).toHaveBeenLastCalledWith(
      { kind: 'realtimeSalary', side: 'downline', pageNo: 1, pageSize: 2 },
      expect.anything(),
    )
    await press('3')
    expect(listSettlements).toHaveBeenLastCalledWith(
      { kind: 'realtimeSalary', side: 'downline', pageNo: 3, pageSize: 2 },
      expect.anything(),
    )
    await press(en.settlement_upline)
    expect(listSettlements).toHaveBeenLastCalledWith({ kind: 'realtimeSalary', side: 'upline', pageNo: 1, pageSize: 2 }, expect.anything())
    await press('2')
    expect(listSettlements).toHaveBeenLastCalledWith({ kind: 'realtimeSalary', side: 'upline', pageNo: 2, pageSize: 2 }, expect.anything())
  })

  it('show an empty state if nothing was received or paid', async () => {
    const { main, press, listSettlements, engine } = await render([])
    expect(main.textContent).toContain(en.settlement_none_downline)
    expect(listSettlements.mock.calls[0]?.[0].pageSize).toBe(engine.config.settings.pageSizes.other)
    await press(en.settlement_upline)
    expect(main.textContent).toContain(en.settlement_none_upline)
  })
})
