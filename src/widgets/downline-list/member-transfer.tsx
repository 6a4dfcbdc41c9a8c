import type { ReactNode } from 'react'
import { useText } from '../../engine/index.ts'
import { TransferForm } from '../../features/wallet/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './style.module.css'

interface MemberTransferProps {
  readonly account: string
  readonly onLeave: () => void
}

/** Transfer of money to a downline member, opened from the list, with a back button. */
export function MemberTransfer({ account, onLeave }: MemberTransferProps): ReactNode {
  const text = useText()
  return (
    <div className={styles['section']}>
      <div className={styles['back']}>
        <Button onClick={onLeave}>{text('downline_transfer_back')}</Button>
      </div>
      <TransferForm account={account} />
    </div>
  )
}
