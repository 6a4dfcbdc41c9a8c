import { type ReactNode, useId } from 'react'
import { QueryBoundary, useFactStates, useText } from '../../engine/index.ts'
import { Notice } from '../../ui/controls/notice.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { StaleContent } from '../../ui/controls/stale-content.tsx'
import { getTabId } from '../../ui/controls/tabs.tsx'
import { DayField } from './day-field.tsx'
import styles from './record.module.css'
import type { RecordDays } from './use-record-days.ts'
import type { RecordPages } from './use-record-pages.ts'

interface RecordFrameProps<P> {
  /** `undefined` if the records cover all days. */
  readonly days?: RecordDays
  readonly firstPageQuery: RecordPages<P>['firstPageQuery']
  /** Filters and actions. */
  readonly toolbar?: ReactNode
  readonly children: (first: P) => ReactNode
}

/** Layout of a record page: period, filters, loading and error states. */
export function RecordFrame<P>({ days, firstPageQuery, toolbar, children }: RecordFrameProps<P>): ReactNode {
  const { offline } = useFactStates()
  const text = useText()
  const id = useId()
  return (
    <div className={styles['record']}>
      {days && <DayField days={days} panelId={id} />}
      {Boolean(toolbar) && <div className={styles['toolbar']}>{toolbar}</div>}
      {offline && firstPageQuery.value !== undefined && <Notice tone="warn">{text('record_offline')}</Notice>}
      <div id={id} {...(days && { role: 'tabpanel', 'aria-labelledby': getTabId(id, days.choice) })} className={styles['record']}>
        <QueryBoundary query={firstPageQuery} fallback={<RecordSkeleton />}>
          {(value) => <StaleContent isStale={firstPageQuery.isPrevious}>{children(value)}</StaleContent>}
        </QueryBoundary>
      </div>
    </div>
  )
}

function RecordSkeleton(): ReactNode {
  return (
    <div className={styles['record']}>
      <Skeleton className={styles['summarySkeleton']} />
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className={styles['rowSkeleton']} />
      ))}
    </div>
  )
}
