import type { ReactNode } from 'react'
import type { Withdrawal } from '../../generated/api.ts'
import { useText } from '../../engine/index.ts'
import { Panel } from '../../ui/controls/panel.tsx'
import styles from './style.module.css'
import { WithdrawalCard } from './withdrawal-card.tsx'

interface OpenListProps {
  readonly withdrawals: readonly Withdrawal[]
  readonly onUpdated: () => void
}

/** Open withdrawals. Renders nothing if there are none. */
export function OpenList({ withdrawals, onUpdated }: OpenListProps): ReactNode {
  const text = useText()
  if (withdrawals.length === 0) return null
  return (
    <Panel title={text('withdrawal_running')}>
      <ul className={styles['list']}>
        {withdrawals.map((withdrawal) => (
          <WithdrawalCard key={withdrawal.id} withdrawal={withdrawal} onUpdated={onUpdated} />
        ))}
      </ul>
    </Panel>
  )
}
