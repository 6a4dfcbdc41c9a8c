import { useState, type ReactNode } from 'react'
import type { AgentIncome, ReportPeriod } from '../../generated/api.ts'
import { parseMinor, useConfig, useFormatDate, usePagedQuery, useText, type WidgetViewProps } from '../../engine/index.ts'
import { ReportFrame } from '../../features/agent/index.ts'
import { DayChart, Summary } from '../../features/records/index.ts'
import { useFormatAmount } from '../../features/money/index.ts'
import { Empty } from '../../ui/controls/empty.tsx'
import { AmountTable } from '../../ui/controls/amount-table.tsx'

const incomeColumns = ['dividend', 'dailySalary', 'hourlySalary', 'realtimeSalary', 'paid', 'result'] as const

/** Income and payments of the agent under contracts: the total, a breakdown, and each day as a chart and a table. */
export function View({ props }: WidgetViewProps<'agent-income'>): ReactNode {
  const [period, setPeriod] = useState<ReportPeriod>(props.period ?? 'days30')
  const query = usePagedQuery(`agent income ${period}`, ({ agent }) => agent.income({ period }))
  return (
    <ReportFrame period={period} onPeriodChange={setPeriod} query={query}>
      {(report) => <Report report={report} />}
    </ReportFrame>
  )
}

function Report({ report }: { readonly report: AgentIncome }): ReactNode {
  const formatAmount = useFormatAmount()
  const text = useText()
  const { sums, days, firstDay, lastDay } = report
  const bars = days.map(({ day, figures: { result } }) => ({ day, result }))
  return (
    <>
      <Summary
        result={{ label: text('income_result'), value: formatAmount.signed(sums.result) }}
        breakdown={incomeColumns.slice(0, -1).map((name) => ({ label: text(`income_${name}`), value: formatAmount.plain(sums[name]) }))}
        note={text('income_note')}
      />
      {days.length === 0 ? (
        <Empty icon="income" level={3} title={text('income_none_title')} text={text('income_none_text')} />
      ) : (
        <>
          <DayChart report={{ firstDay, lastDay, days: bars }} caption="income_chart" />
          <DayTable days={days.toReversed()} />
        </>
      )}
    </>
  )
}

/** The daily amounts as a table. Columns that are 0 on every day are left out, except the result. */
function DayTable({ days }: Pick<AgentIncome, 'days'>): ReactNode {
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const formatAmount = useFormatAmount()
  const formatDate = useFormatDate()
  const text = useText()
  const visibleColumns = incomeColumns.filter(
    (name) => name === 'result' || days.some(({ figures }) => parseMinor(figures[name], exponent) !== 0n),
  )
  return (
    <AmountTable
      narrowLayout="cards"
      rowHeading={text('profit_day')}
      columns={visibleColumns.map((name) => text(`income_${name}`))}
      rows={days.map(({ day, figures }) => ({
        key: day,
        name: formatDate(day),
        amounts: visibleColumns.map((name) => (name === 'result' ? formatAmount.signed(figures[name]) : formatAmount.plain(figures[name]))),
      }))}
    />
  )
}
