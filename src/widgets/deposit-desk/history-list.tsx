import type { ReactNode } from 'react'
import type { Deposit } from '../../generated/api.ts'
import { QueryBoundary, useText } from '../../engine/index.ts'
import { RecordList, useRecordPages, useFormatTime } from '../../features/records/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Empty } from '../../ui/controls/empty.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { DepositRow } from './deposit-row.tsx'
import styles from './style.module.css'

interface HistoryListProps {
  readonly onOpen: (deposit: Deposit) => void
  readonly onNew: () => void
}

/** The player's deposits, newest first, grouped by day. */
export function HistoryList({ onOpen, onNew }: HistoryListProps): ReactNode {
  const text = useText()
  const { time } = useFormatTime()
  const pages = useRecordPages('deposit list', ({ deposit }, start) => deposit.list(start))
  return (
    <QueryBoundary query={pages.firstPageQuery} fallback={<Skeleton className={styles['skeleton']} />}>
      {() => (
        <RecordList
          records={pages.pages.flatMap(({ list }) => list)}
          pages={pages}
          getId={({ id }) => id}
          getTimestamp={({ createdAt }) => createdAt}
          empty={
            <Empty
              icon="deposit"
              level={3}
              title={text('deposit_empty_title')}
              text={text('deposit_empty_text')}
              action={
                <Button tone="primary" onClick={onNew}>
                  {text('deposit_make')}
                </Button>
              }
            />
          }
        >
          {(deposit) => <DepositRow deposit={deposit} time={time(deposit.createdAt)} onOpen={onOpen} />}
        </RecordList>
      )}
    </QueryBoundary>
  )
}
