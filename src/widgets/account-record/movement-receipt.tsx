import type { ReactNode } from 'react'
import type { AccountMovement } from '../../generated/api.ts'
import { useText } from '../../engine/index.ts'
import { movementDisplay, useVendorName, useFormatTime } from '../../features/records/index.ts'
import { ReceiptDialog, useFormatAmount } from '../../features/money/index.ts'
import { Money } from '../../ui/controls/money.tsx'
import styles from './style.module.css'

interface MovementReceiptProps {
  readonly movement: AccountMovement
  readonly onClose: () => void
}

/** A movement with the balance of each wallet after it. */
export function MovementReceipt({ movement, onClose }: MovementReceiptProps): ReactNode {
  const formatAmount = useFormatAmount()
  const { dateTime } = useFormatTime()
  const getVendorName = useVendorName()
  const text = useText()
  const { amount, at, reference, belongsTo, kind, wallets } = movement
  return (
    <ReceiptDialog
      title={movementDisplay.formatTitle(movement, text)}
      {...movementDisplay.describeState(movement, text)}
      amount={formatAmount.plain(amount)}
      direction={movementDisplay.findDirection(movement)}
      reference={reference}
      rows={[
        { label: text('record_time'), value: <time className="figures">{dateTime(at)}</time> },
        { label: text('record_kind'), value: text(`record_kind_${kind}`) },
        ...wallets.map(({ wallet, amount: movedAmount, balance }) => ({
          label: movementDisplay.formatWalletName(wallet, getVendorName, text),
          value: (
            <span className={styles['wallet']}>
              <Money text={formatAmount.signed(movedAmount)} />
              <span className={styles['balance']}>{text('record_left', { amount: formatAmount.plain(balance) })}</span>
            </span>
          ),
        })),
        ...(belongsTo === undefined ? [] : [{ label: text('receipt_belongs'), value: belongsTo }]),
      ]}
      onClose={onClose}
    />
  )
}
