import { useState, type ReactNode } from 'react'
import { useFormatMoney, usePreferences, useText } from '../../engine/index.ts'
import { useSession } from '../../features/session/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { AnimatedMoney } from '../../ui/controls/money.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import styles from './style.module.css'

/** The balance. A click on the amount hides or shows it; the button beside it refreshes it. */
export function Balance({ amount }: { readonly amount: bigint | undefined }): ReactNode {
  const { balanceHidden, toggleBalance } = usePreferences()
  const { refreshBalance } = useSession()
  const [busy, setBusy] = useState(false)
  const formatMoney = useFormatMoney()
  const text = useText()
  const refresh = (): void => {
    setBusy(true)
    void refreshBalance().finally(() => setBusy(false))
  }
  return (
    <div className={styles['balance']}>
      <button
        type="button"
        className={styles['amount']}
        aria-pressed={balanceHidden}
        aria-label={balanceHidden ? text('balance_show') : undefined}
        title={text(balanceHidden ? 'balance_show' : 'balance_hide')}
        onClick={toggleBalance}
      >
        <span className={styles['caption']}>{text('balance')}</span>
        {amount === undefined ? (
          <Skeleton className={styles['skeleton']} />
        ) : (
          <AnimatedMoney amount={amount} format={(minor) => (balanceHidden ? '***' : formatMoney(minor))} />
        )}
      </button>
      <IconButton
        small
        icon="refresh"
        label={text('balance_refresh')}
        aria-busy={busy}
        className={cx(busy && styles['spinning'])}
        onClick={refresh}
      />
    </div>
  )
}
