import { type ReactNode, Suspense, useState } from 'react'
import { useText } from '../../engine/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { groupByDay } from './group-by-day.ts'
import styles from './record.module.css'
import type { RecordPages } from './use-record-pages.ts'
import { useFormatTime } from './use-format-time.ts'

type NextPageState = Pick<RecordPages<unknown>, 'nextPageState' | 'problem'> & { loadMore(): void }

export interface RecordListProps<T> {
  readonly records: readonly T[]
  readonly pages: NextPageState
  readonly getId: (record: T) => string
  readonly getTimestamp: (record: T) => string
  /** Heading level of the days. */
  readonly level?: 3 | 4
  /** Rendered if there are no records. */
  readonly empty?: ReactNode
  /** Receipt of the opened record. */
  readonly receipt?: (record: T, onClose: () => void) => ReactNode
  readonly children: (record: T, onOpen: () => void) => ReactNode
}

/** Records grouped by day, newest first, with a button for more. */
export function RecordList<T>({ records, pages, getId, getTimestamp, level = 4, empty, receipt, children }: RecordListProps<T>): ReactNode {
  const [openItem, setOpenItem] = useState<{ readonly record: T }>()
  const { toIsoDay, heading } = useFormatTime()
  const Heading = `h${level}` as const
  return (
    <>
      {records.length === 0 && empty !== undefined ? (
        empty
      ) : (
        <div className={styles['list']}>
          {groupByDay(records, (record) => toIsoDay(getTimestamp(record))).map(({ day, records: dayRecords }) => (
            <section key={day} className={styles['day']}>
              <Heading className={styles['heading']}>{heading(day)}</Heading>
              <ul className={styles['rows']}>
                {dayRecords.map((record) => (
                  <li key={getId(record)}>{children(record, () => setOpenItem({ record }))}</li>
                ))}
              </ul>
            </section>
          ))}
          <RecordsEnd pages={pages} recordCount={records.length} />
        </div>
      )}
      {openItem && <Suspense fallback={null}>{receipt?.(openItem.record, () => setOpenItem(undefined))}</Suspense>}
    </>
  )
}

/** End of a list of records: the number loaded, a button for more, and errors. */
export function RecordsEnd({
  pages: { nextPageState, problem, loadMore },
  recordCount,
}: {
  readonly pages: NextPageState
  readonly recordCount: number
}): ReactNode {
  const text = useText()
  return (
    <div className={styles['end']}>
      {nextPageState === 'failed' && <Notice tone="warn">{text(problem?.detail.messageKey ?? 'error_unknown')}</Notice>}
      {nextPageState !== undefined && (
        <Button busy={nextPageState === 'loading'} onClick={loadMore}>
          {text(nextPageState === 'failed' ? 'engine_retry' : 'record_more')}
        </Button>
      )}
      <p className={styles['count']} role="status">
        {text('record_shown', { count: recordCount })}
      </p>
    </div>
  )
}
