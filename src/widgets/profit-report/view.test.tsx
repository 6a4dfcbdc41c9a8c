// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { getPlainText } from '../../engine/testing/get-plain-text.ts'
import type { ProfitReport, RecordProfitQuery } from '../../generated/api.ts'
import { View } from './view.tsx'

const createReport = (overrides: Partial<ProfitReport> = {}): ProfitReport => ({
  firstDay: '2026-03-01',
  lastDay: '2026-03-03',
  days: [
    { day: '2026-03-01', stake: '100.00', win: '60.00', bonus: '5.00', result: '-35.00' },
    { day: '2026-03-03', stake: '40.00', win: '90.00', bonus: '0.00', result: '50.00' },
  ],
  vendors: [
    { vendor: 'PP', category: 'RNG', bets: 9, stake: '140.00', win: '150.00', bonus: '1.00', result: '11.00' },
    { vendor: 'GONE', category: 'OLD', bets: 2, stake: '7.00', win: '0.00', bonus: '0.00', result: '-7.00' },
  ],
  sums: { bets: 11, stake: '147.00', win: '150.00', bonus: '6.00', result: '9.00', moneyIn: '500.00', moneyOut: '320.00' },
  ...overrides,
})

async function render(response: ProfitReport) {
  const profit = vi.fn(async (_query: RecordProfitQuery) => response)
  const rendered = await renderWidget({
    widget: createWidgetDefinition('profit-report', View),
    node: { widget: 'profit-report', props: {} },
    ports: { record: { profit } },
  })
  const tables = () =>
    [...rendered.main.querySelectorAll('table')].map((table) =>
      [...table.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('th bdi, td')].map(getPlainText)),
    )
  return { ...rendered, profit, tables }
}

describe('profit and loss', () => {
  it('shows totals, a row for each vendor, and a row for each reported day, newest first', async () => {
    const { main, profit, tables } = await render(createReport())
    expect(profit).toHaveBeenLastCalledWith({ period: 'days30' }, expect.anything())
    expect([...main.querySelectorAll('dl > div')].map(getPlainText)).toEqual([
      `${en.record_result}+P 9.00`,
      `${en.bet_stakes}P 147.00`,
      `${en.bet_wins}P 150.00`,
      `${en.profit_bonuses}P 6.00`,
      `${en.report_in}P 500.00`,
      `${en.report_out}P 320.00`,
    ])
    const [vendors, days] = tables()
    expect(vendors?.map((row) => row.slice(1).join(' '))).toEqual([
      expect.stringMatching(/P 140\.00.*P 150\.00.*\+P 11\.00/),
      expect.stringMatching(/P 7\.00.*P 0\.00.*\u2212P 7\.00/),
    ])
    expect(vendors?.map(([name]) => name)).toEqual(['Vendor PP', 'GONE'])
    expect(days?.map(([name]) => name)).toEqual(['2026-03-03', '2026-03-01'])
    expect(days?.[1]?.join(' ')).toMatch(/P 100\.00.*P 60\.00.*P 5\.00.*\u2212P 35\.00/)
    const headings = [...main.querySelectorAll('table')].map((table) =>
      [...table.querySelectorAll('thead th')].map(({ textContent }) => textContent),
    )
    expect(headings).toEqual([
      [en.record_vendor, en.bet_stakes, en.bet_wins, en.record_result],
      [en.profit_day, en.bet_stakes, en.bet_wins, en.profit_bonuses, en.record_result],
    ])
  })

  it('has a chart of all days, including days without play, and names the best and the worst day', async () => {
    const { main } = await render(createReport())
    const figure = main.querySelector('figure') as Element
    expect(getPlainText(figure.querySelector('figcaption') as Element).replaceAll('\u2060', '')).toBe(
      'Best day: 2026-03-03 (+P 50.00). Worst day: 2026-03-01 (\u2212P 35.00).',
    )
    expect([...figure.querySelectorAll('title')].map(getPlainText)).toEqual([
      '2026-03-01: \u2212P 35.00',
      '2026-03-02: P 0.00',
      '2026-03-03: +P 50.00',
    ])
  })

  it('has no chart for a single day, and an empty state if there are no days', async () => {
    const [day] = createReport().days
    const singleDay = await render(createReport({ days: day ? [day] : [], vendors: [] }))
    expect(singleDay.main.querySelector('figure')).toBeNull()
    expect(singleDay.tables()).toHaveLength(1)
    const empty = await render(createReport({ days: [], vendors: [] }))
    expect(empty.main.textContent).toContain(en.profit_none_title)
    expect(empty.main.querySelector('table')).toBeNull()
    expect([...empty.main.querySelectorAll('button')].some(({ textContent }) => textContent === en.record_save)).toBe(false)
  })

  it('can be downloaded as a CSV file with a row for each reported day', async () => {
    const savedFiles: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      savedFiles.push(file as Blob)
      return 'blob:saved'
    })
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(`${this.download} ${this.href}`)
    })
    const { main, press } = await render(createReport())
    await press(en.record_save)
    expect(names).toEqual(['profit-and-loss.csv blob:saved'])
    expect((await savedFiles[0]?.text())?.replace('\uFEFF', '').split('\r\n')).toEqual([
      [en.profit_day, en.bet_stakes, en.bet_wins, en.profit_bonuses, en.record_result].join(','),
      '2026-03-01,100.00,60.00,5.00,-35.00',
      '2026-03-03,40.00,90.00,0.00,50.00',
      '',
    ])
    expect(main.textContent).toContain('2')
  })
})
