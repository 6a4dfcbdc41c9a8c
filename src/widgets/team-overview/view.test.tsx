// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import type { AgentOverviewQuery, TeamOverview } from '../../generated/api.ts'
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { View } from './view.tsx'

const money = { moneyIn: '1500.00', moneyOut: '20.05', bets: '300.00', wins: '120.50', bonuses: '10.00', result: '-169.50' }

async function render(respond: (input: AgentOverviewQuery) => Promise<TeamOverview>) {
  const overview = vi.fn(respond)
  const node = { widget: 'team-overview', props: { period: 'days7' } } as const
  const rendered = await renderWidget({ widget: createWidgetDefinition('team-overview', View), node, ports: { agent: { overview } } })
  const figures = () =>
    Object.fromEntries(
      [...rendered.main.querySelectorAll('dl > div')].map((row) => [row.firstChild?.textContent, row.lastChild?.textContent]),
    )
  return { ...rendered, overview, figures }
}

describe('the team overview', () => {
  it('shows every figure for the chosen days, with money in the brand’s format and losses as negative numbers', async () => {
    const { main, overview, figures, press } = await render(async ({ period }) => ({
      firstDay: '2026-03-25',
      lastDay: '2026-03-31',
      direct: 3,
      team: period === 'days7' ? 12 : 14,
      joined: 2,
      active: 5,
      balance: '98765.43',
      money,
      days: [],
    }))
    const displayedFigures = figures()
    expect([
      displayedFigures[en.report_team],
      displayedFigures[en.report_direct],
      displayedFigures[en.report_joined],
      displayedFigures[en.report_active],
    ]).toEqual(['12', '3', '2', '5'])
    expect(displayedFigures[en.report_balance]).toContain('98,765.43')
    expect(displayedFigures[en.report_out]).toContain('20.05')
    expect(displayedFigures[en.report_result]).toMatch(/^−.*169\.50/)
    expect(Object.keys(displayedFigures)).toHaveLength(11)
    expect(main.textContent).toContain('2026-03-25 – 2026-03-31')
    await press(en.report_month)
    expect(figures()[en.report_team]).toBe('14')
    expect(overview.mock.calls.map(([{ period }]) => period)).toEqual(expect.arrayContaining(['days7', 'month']))
  })
})
