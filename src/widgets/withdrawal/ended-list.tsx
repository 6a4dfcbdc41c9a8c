import type { ReactNode } from 'react'
import type { WithdrawalPage } from '../../generated/api.ts'
import { useText } from '../../engine/index.ts'
import { type RecordPages, RecordsEnd } from '../../features/records/index.ts'
import { Panel } from '../../ui/controls/panel.tsx'
import styles from './style.module.css'
import { WithdrawalCard } from './withdrawal-card.tsx'

interface EndedListProps {
  readonly endedPages: RecordPages<WithdrawalPage>
  readonly onUpdated: () => void
}

/** Withdrawals that have ended, newest first. */
export function EndedList({ endedPages, onUpdated }: EndedListProps): ReactNode {
  const text = useText()
  const withdrawals = endedPages.pages.flatMap((page) => page.withdrawals)
  return (
    <Panel title={text('withdrawal_ended')}>
      {withdrawals.length === 0 ? (
        <p className={styles['empty']}>{text('withdrawal_ended_none')}</p>
      ) : (
        <>
          <ul className={styles['list']}>
            {withdrawals.map((withdrawal) => (
              <WithdrawalCard key={withdrawal.id} withdrawal={withdrawal} onUpdated={onUpdated} />
            ))}
          </ul>
          <div className={styles['pagination']}>
            <RecordsEnd pages={endedPages} recordCount={withdrawals.length} />
          </div>
        </>
      )}
    </Panel>
  )
}
