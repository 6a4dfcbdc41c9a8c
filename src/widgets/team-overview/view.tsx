import { useState, type ReactNode } from 'react'
import type { ReportPeriod, TeamOverview } from '../../generated/api.ts'
import { parseMinor, useConfig, useFormatMoney, useText, usePagedQuery, type WidgetViewProps } from '../../engine/index.ts'
import { ReportFrame } from '../../features/agent/index.ts'
import { DayChart } from '../../features/records/index.ts'
import { Money } from '../../ui/controls/money.tsx'
import { Panel } from '../../ui/controls/panel.tsx'
import styles from './style.module.css'

/** Size of the agent's team, and its money flow in a date range. */
export function View({ props }: WidgetViewProps<'team-overview'>): ReactNode {
  const [period, setPeriod] = useState<ReportPeriod>(props.period ?? 'today')
  const query = usePagedQuery(`team overview ${period}`, ({ agent }) => agent.overview({ period }))
  return (
    <ReportFrame period={period} onPeriodChange={setPeriod} query={query}>
      {(report) => <Statistics report={report} />}
    </ReportFrame>
  )
}

function Statistics({ report }: { readonly report: TeamOverview }): ReactNode {
  const { direct, team, joined, active, balance, money } = report
  const text = useText()
  return (
    <>
      <DayChart report={report} caption="team_chart" />
      <Panel title={text('report_people')}>
        <dl className={styles['figures']}>
          <Statistic label="report_team">{team}</Statistic>
          <Statistic label="report_direct">{direct}</Statistic>
          <Statistic label="report_joined">{joined}</Statistic>
          <Statistic label="report_active">{active}</Statistic>
        </dl>
      </Panel>
      <Panel title={text('report_money')}>
        <dl className={styles['figures']}>
          <Amount label="report_balance" decimal={balance} />
          <Amount label="report_in" decimal={money.moneyIn} />
          <Amount label="report_out" decimal={money.moneyOut} />
          <Amount label="report_bets" decimal={money.bets} />
          <Amount label="report_wins" decimal={money.wins} />
          <Amount label="report_bonuses" decimal={money.bonuses} />
          <Amount label="report_result" decimal={money.result} />
        </dl>
      </Panel>
      <p className={styles['note']}>{text('report_note')}</p>
    </>
  )
}

function Statistic({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  const text = useText()
  return (
    <div className={styles['figure']}>
      <dt>{text(label)}</dt>
      <dd className="figures">{children}</dd>
    </div>
  )
}

function Amount({ label, decimal }: { readonly label: string; readonly decimal: string }): ReactNode {
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const formatMoney = useFormatMoney()
  return (
    <Statistic label={label}>
      <Money text={formatMoney(parseMinor(decimal, exponent))} />
    </Statistic>
  )
}
