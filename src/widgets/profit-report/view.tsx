import type { ReactNode } from 'react'
import type { ProfitReport } from '../../generated/api.ts'
import { useFormatDate, usePagedQuery, useText, type WidgetViewProps } from '../../engine/index.ts'
import {
  DayChart,
  ExportButton,
  NoRecords,
  RecordFrame,
  Summary,
  useCategoryDisplay,
  useRecordDays,
  useVendorName,
} from '../../features/records/index.ts'
import { useFormatAmount } from '../../features/money/index.ts'
import { ProfitTable } from './profit-table.tsx'
import styles from './style.module.css'

/** The player's profit and loss in a range of days: totals, a chart, and tables by vendor and by day. */
export function View({ props }: WidgetViewProps<'profit-report'>): ReactNode {
  const days = useRecordDays(props.period ?? 'days30')
  const query = usePagedQuery(`profit ${JSON.stringify(days.query)}`, ({ record }) => record.profit(days.query))
  return (
    <RecordFrame days={days} firstPageQuery={query} toolbar={query.value && query.value.days.length > 0 && <Export report={query.value} />}>
      {(report) => (
        <>
          <Sums sums={report.sums} />
          {report.days.length === 0 ? (
            <NoRecords icon="profit" keyPrefix="profit_none" button={props.emptyButton} />
          ) : (
            <DayChart report={report} caption="profit_chart" />
          )}
          {report.vendors.length > 0 && <Vendors report={report} />}
          {report.days.length > 0 && <Days report={report} />}
        </>
      )}
    </RecordFrame>
  )
}

function Sums({ sums: { stake, win, bonus, result, moneyIn, moneyOut } }: Pick<ProfitReport, 'sums'>): ReactNode {
  const formatAmount = useFormatAmount()
  const text = useText()
  return (
    <Summary
      result={{ label: text('record_result'), value: formatAmount.signed(result) }}
      breakdown={[
        { label: text('bet_stakes'), value: formatAmount.plain(stake) },
        { label: text('bet_wins'), value: formatAmount.plain(win) },
        { label: text('profit_bonuses'), value: formatAmount.plain(bonus) },
        { label: text('report_in'), value: formatAmount.plain(moneyIn) },
        { label: text('report_out'), value: formatAmount.plain(moneyOut) },
      ]}
      note={text('profit_note')}
    />
  )
}

function Vendors({ report: { vendors } }: { readonly report: ProfitReport }): ReactNode {
  const getVendorName = useVendorName()
  const getCategoryDisplay = useCategoryDisplay()
  const text = useText()
  return (
    <section className={styles['section']} aria-label={text('profit_vendors')}>
      <h4 className={styles['heading']}>{text('profit_vendors')}</h4>
      <ProfitTable
        rowHeading={text('record_vendor')}
        rows={vendors.map((vendorTotals) => ({
          key: `${vendorTotals.vendor} ${vendorTotals.category}`,
          name: getVendorName(vendorTotals.vendor),
          note: getCategoryDisplay(vendorTotals.category).name,
          totals: vendorTotals,
        }))}
      />
    </section>
  )
}

function Days({ report: { days } }: { readonly report: ProfitReport }): ReactNode {
  const formatDate = useFormatDate()
  const text = useText()
  return (
    <details className={styles['section']}>
      <summary className={styles['heading']}>{text('profit_days')}</summary>
      <ProfitTable
        rowHeading={text('profit_day')}
        rows={days.toReversed().map((dayTotals) => ({ key: dayTotals.day, name: formatDate(dayTotals.day), totals: dayTotals }))}
        showBonuses
      />
    </details>
  )
}

function Export({ report }: { readonly report: ProfitReport }): ReactNode {
  const text = useText()
  const headerKeys = ['profit_day', 'bet_stakes', 'bet_wins', 'profit_bonuses', 'record_result'] as const
  return (
    <ExportButton
      fileName="profit-and-loss"
      load={async () => ({
        truncated: false,
        header: headerKeys.map((key) => text(key)),
        rows: report.days.map(({ day, stake, win, bonus, result }) => [day, stake, win, bonus, result]),
      })}
    />
  )
}
