import type { ReactNode } from 'react'
import { useText } from '../../engine/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { groupByDay } from './group-by-day.ts'
import styles from './record.module.css'
import type { RecordPages } from './use-record-pages.ts'
import { useWriteTime } from './use-write-time.ts'

interface RecordListProps<T> {
  readonly records: readonly T[]
  readonly pages: Pick<RecordPages<unknown>, 'next' | 'problem' | 'more'>
  readonly idOf: (record: T) => string
  readonly atOf: (record: T) => string
  readonly children: (record: T) => ReactNode
}

/** Records with their days as headings, the newest first, and a way to more of them. */
export function RecordList<T>({ records, pages: { next, problem, more }, idOf, atOf, children }: RecordListProps<T>): ReactNode {
  const { dayOf, heading } = useWriteTime()
  const text = useText()
  return (
    <div className={styles['list']}>
      {groupByDay(records, (record) => dayOf(atOf(record))).map(({ day, records: some }) => (
        <section key={day} className={styles['day']}>
          <h4 className={styles['heading']}>{heading(day)}</h4>
          <ul className={styles['rows']}>
            {some.map((record) => (
              <li key={idOf(record)}>{children(record)}</li>
            ))}
          </ul>
        </section>
      ))}
      {next === 'failed' && <Notice tone="warn">{text(problem?.detail.messageKey ?? 'error_unknown')}</Notice>}
      <div className={styles['end']}>
        {next !== undefined && (
          <Button busy={next === 'waiting'} onClick={more}>
            {text(next === 'failed' ? 'engine_retry' : 'record_more')}
          </Button>
        )}
        <p className={styles['shown']} role="status">
          {text('record_shown', { count: records.length })}
        </p>
      </div>
    </div>
  )
}
