// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import type { AgentStatementQuery, MoneyReport, TeamStatement } from '../../generated/api.ts'
import { Problem } from '../../engine/index.ts'
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { getPlainText } from '../../engine/testing/get-plain-text.ts'
import { View } from './view.tsx'

const createMoneyReport = (bets: string, overrides: Partial<MoneyReport> = {}): MoneyReport => ({
  moneyIn: '0.00',
  moneyOut: '0.00',
  bets,
  wins: '0.00',
  bonuses: '0.00',
  result: `-${bets}`,
  ...overrides,
})
const teamMembers = ['mai', 'lan', 'thu'] as const

/** Simulates the platform's statement endpoint with a team of three members. */
async function respondWithStatement({ period, pageNo = 1, pageSize = 20, username = '' }: AgentStatementQuery): Promise<TeamStatement> {
  const matchingMembers = teamMembers.filter((name) => name.includes(username))
  const lines = matchingMembers
    .slice((pageNo - 1) * pageSize, pageNo * pageSize)
    .map((account) => ({ account, type: 0, money: createMoneyReport('1250.00') }))
  const days = { firstDay: period === 'days7' ? '2026-03-25' : '2026-03-31', lastDay: '2026-03-31' }
  return {
    ...days,
    lines,
    sums: createMoneyReport('3750.00'),
    pageNum: pageNo,
    totalPages: Math.ceil(matchingMembers.length / pageSize),
    total: matchingMembers.length,
  }
}

async function render(respond: (input: AgentStatementQuery) => Promise<TeamStatement>, props: { pageSize?: number } = {}) {
  const statement = vi.fn(respond)
  const rendered = await renderWidget({
    widget: createWidgetDefinition('team-statement', View),
    node: { widget: 'team-statement', props },
    ports: { agent: { statement } },
  })
  const names = () => [...rendered.main.querySelectorAll('tbody th')].map(({ textContent }) => textContent)
  return { ...rendered, statement, names }
}

describe('the team statement', () => {
  it('has a row per member with money in the brand’s format, the totals below, and the date range', async () => {
    const { main, names, press, statement } = await render(respondWithStatement)
    expect(names()).toEqual(['mai', 'lan', 'thu'])
    expect(main.querySelector('tbody tr')?.textContent).toContain('1,250.00')
    expect(main.querySelector('tfoot')?.textContent).toContain('All (3)')
    expect(main.querySelector('tfoot')?.textContent).toContain('3,750.00')
    expect(main.querySelector('[role=status]')?.textContent).toBe('2026-03-31')
    await press(en.report_days7)
    expect(main.querySelector('[role=status]')?.textContent).toBe('2026-03-25 – 2026-03-31')
    expect(statement).toHaveBeenLastCalledWith({ period: 'days7', pageNo: 1, pageSize: 20 }, expect.anything())
  })

  it('has a column for each figure, and the totals below the members', async () => {
    const [memberReport, teamReport] = [
      { moneyIn: '1.00', moneyOut: '2.00', bets: '30.00', wins: '4.00', bonuses: '5.00', result: '-21.00' },
      { moneyIn: '10.00', moneyOut: '20.00', bets: '300.00', wins: '40.00', bonuses: '50.00', result: '210.00' },
    ]
    const { main } = await render(async () => ({
      firstDay: '2026-03-31',
      lastDay: '2026-03-31',
      lines: [{ account: 'mai', type: 0, money: memberReport }],
      sums: teamReport,
      pageNum: 1,
      totalPages: 1,
      total: 1,
    }))
    const headings = [...main.querySelectorAll('thead th')].map(getPlainText)
    expect(headings.slice(1)).toEqual([en.report_in, en.report_out, en.report_bets, en.report_wins, en.report_bonuses, en.report_result])
    const listAmounts = (part: string) =>
      [...main.querySelectorAll(`${part} td`)].map((cell) => /\u2212?P [\d.,]+/.exec(getPlainText(cell))?.[0])
    expect(listAmounts('tbody')).toEqual(['P 1.00', 'P 2.00', 'P 30.00', 'P 4.00', 'P 5.00', '\u2212P 21.00'])
    expect(listAmounts('tfoot')).toEqual(['P 10.00', 'P 20.00', 'P 300.00', 'P 40.00', 'P 50.00', 'P 210.00'])
  })

  it('is paginated, and returns to the first page when the date range changes', async () => {
    const { names, press, statement } = await render(respondWithStatement, { pageSize: 2 })
    await press('2')
    expect(names()).toEqual(['thu'])
    await press(en.report_yesterday)
    expect(statement).toHaveBeenLastCalledWith({ period: 'yesterday', pageNo: 1, pageSize: 2 }, expect.anything())
  })

  it('shows an empty state, and a load error with a retry button', async () => {
    const emptyStatement = async (): Promise<TeamStatement> => ({
      ...(await respondWithStatement({ period: 'today', username: 'x' })),
      sums: createMoneyReport('0.00'),
    })
    expect((await render(emptyStatement)).main.textContent).toContain(en.downline_none_title)
    let shouldFail = true
    const { main, names, press } = await render(async (input) => {
      if (shouldFail) throw new Problem('network', { messageKey: 'error_network' })
      return respondWithStatement(input)
    })
    expect(main.textContent).toContain(en.error_network)
    shouldFail = false
    await press(en.engine_retry)
    expect(names()).toHaveLength(3)
  })
})
