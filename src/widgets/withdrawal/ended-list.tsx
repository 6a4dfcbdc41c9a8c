import type { ReactNode } from 'react'
import { useText } from '../../engine/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { Panel } from '../../ui/controls/panel.tsx'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'
import styles from './style.module.css'
import type { Ended } from './use-withdrawals.ts'
import { WithdrawalCard } from './withdrawal-card.tsx'

/** The withdrawals that have ended, the newest first. */
export function EndedList({ ended, onMoved }: { readonly ended: Ended; readonly onMoved: () => void }): ReactNode {
  const text = useText()
  const { pending, run } = useSingleFlight()
  const { withdrawals, more, problem } = ended
  return (
    <Panel title={text('withdrawal_ended')}>
      {withdrawals.length === 0 ? (
        <p className={styles['none']}>{text('withdrawal_ended_none')}</p>
      ) : (
        <ul className={styles['list']}>
          {withdrawals.map((withdrawal) => (
            <WithdrawalCard key={withdrawal.id} withdrawal={withdrawal} onMoved={onMoved} />
          ))}
        </ul>
      )}
      {problem !== undefined && <Notice tone="bad">{text(problem)}</Notice>}
      {more && (
        <div className={styles['more']}>
          <Button busy={pending} onClick={() => void run(more)}>
            {text('withdrawal_more')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
