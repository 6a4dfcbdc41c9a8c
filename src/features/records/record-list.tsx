import { type ReactNode, Suspense, useState } from 'react'
import { useText } from '../../engine/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { groupByDay } from './group-by-day.ts'
import styles from './record.module.css'
import type { RecordPages } from './use-record-pages.ts'
import { useFormatTime } from './use-format-time.ts'

type Paging = Pick<RecordPages<unknown>, 'next' | 'problem' | 'more'>

export interface RecordListProps<T> {
  readonly records: readonly T[]
  readonly pages: Paging
  readonly idOf: (record: T) => string
  readonly atOf: (record: T) => string
  /** The level of the days among the headings around them. */
  readonly level?: 3 | 4
  /** What stands there if there are no records. */
  readonly empty?: ReactNode
  /** The receipt of a record that was opened. */
  readonly receipt?: (record: T, onClose: () => void) => ReactNode
  readonly children: (record: T, onOpen: () => void) => ReactNode
}

/** Records with their days as headings, the newest first, and a way to more of them. */
export function RecordList<T>({ records, pages, idOf, atOf, level = 4, empty, receipt, children }: RecordListProps<T>): ReactNode {
  const [opened, setOpened] = useState<{ readonly record: T }>()
  const { dayOf, heading } = useFormatTime()
  const Heading = `h${level}` as const
  return (
    <>
      {records.length === 0 && empty !== undefined ? (
        empty
      ) : (
        <div className={styles['list']}>
          {groupByDay(records, (record) => dayOf(atOf(record))).map(({ day, records: some }) => (
            <section key={day} className={styles['day']}>
              <Heading className={styles['heading']}>{heading(day)}</Heading>
              <ul className={styles['rows']}>
                {some.map((record) => (
                  <li key={idOf(record)}>{children(record, () => setOpened({ record }))}</li>
                ))}
              </ul>
            </section>
          ))}
          <RecordsEnd pages={pages} shown={records.length} />
        </div>
      )}
      {opened && <Suspense fallback={null}>{receipt?.(opened.record, () => setOpened(undefined))}</Suspense>}
    </>
  )
}

/** Below records: how many are shown, the way to more of them, and why more did not come. */
export function RecordsEnd({ pages: { next, problem, more }, shown }: { readonly pages: Paging; readonly shown: number }): ReactNode {
  const text = useText()
  return (
    <div className={styles['end']}>
      {next === 'failed' && <Notice tone="warn">{text(problem?.detail.messageKey ?? 'error_unknown')}</Notice>}
      {next !== undefined && (
        <Button busy={next === 'waiting'} onClick={more}>
          {text(next === 'failed' ? 'engine_retry' : 'record_more')}
        </Button>
      )}
      <p className={styles['shown']} role="status">
        {text('record_shown', { count: shown })}
      </p>
    </div>
  )
}
