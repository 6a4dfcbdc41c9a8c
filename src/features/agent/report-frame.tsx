import { type ReactNode, useId } from 'react'
import type { ReportPeriod } from '../../generated/api.ts'
import { QueryBoundary, type PagedQuery, useFormatDate, useText } from '../../engine/index.ts'
import { StaleContent } from '../../ui/controls/stale-content.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { Tabs, getTabId } from '../../ui/controls/tabs.tsx'
import styles from './report.module.css'

const periods: readonly ReportPeriod[] = ['today', 'yesterday', 'days7', 'days30', 'month', 'lastMonth']

interface ReportFrameProps<T> {
  readonly period: ReportPeriod
  readonly onPeriodChange: (period: ReportPeriod) => void
  readonly query: PagedQuery<T>
  /** Rendered between the period tabs and the content. */
  readonly toolbar?: ReactNode
  readonly children: (report: T) => ReactNode
}

/** A report by period, with loading and error states. */
export function ReportFrame<T extends { readonly firstDay: string; readonly lastDay: string }>({
  period,
  onPeriodChange,
  query,
  toolbar,
  children,
}: ReportFrameProps<T>): ReactNode {
  const text = useText()
  const formatDate = useFormatDate()
  const id = useId()
  return (
    <div className={styles['report']}>
      <Tabs
        label={text('report_period')}
        tabs={periods.map((option) => ({ id: option, label: text(`report_${option}`) }))}
        value={period}
        onChange={(chosen) => onPeriodChange(periods.find((option) => option === chosen) ?? period)}
        panelId={id}
        variant="pills"
        wrap
      />
      {toolbar}
      <div id={id} role="tabpanel" aria-labelledby={getTabId(id, period)} className={styles['report']}>
        <QueryBoundary query={query} fallback={<Skeleton className={styles['skeleton']} />}>
          {(report) => (
            <StaleContent isStale={query.isPrevious}>
              <p className={styles['dateRange']} role="status">
                <bdi>
                  {report.firstDay === report.lastDay
                    ? formatDate(report.firstDay)
                    : `${formatDate(report.firstDay)} – ${formatDate(report.lastDay)}`}
                </bdi>
              </p>
              {children(report)}
            </StaleContent>
          )}
        </QueryBoundary>
      </div>
    </div>
  )
}
