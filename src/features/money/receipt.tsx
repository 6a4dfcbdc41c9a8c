import { type ReactNode, useState } from 'react'
import { useEngine, useText } from '../../engine/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Money } from '../../ui/controls/money.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './money.module.css'
import { copyToClipboard } from './copy-value.tsx'
import { StateDot, type StateTone } from './state-dot.tsx'
import { type Step, Steps } from './steps.tsx'
import { type SummaryRow, SummaryRows } from './summary-rows.tsx'

interface ReceiptProps {
  readonly title: string
  /** Formatted amount with its sign. */
  readonly amount: string
  readonly state: string
  readonly tone: StateTone
  readonly rows: readonly SummaryRow[]
  /** Empty for movements that were completed immediately. */
  readonly steps: readonly Step[]
  /** Text that is shared with another app, or copied. */
  readonly shareText: string
  /** Information and actions for the player. */
  readonly children?: ReactNode
}

/** Receipt of a movement of money: amount, state, steps and details. Can be shared and printed. */
export function Receipt({ title, amount, state, tone, rows, steps, shareText, children }: ReceiptProps): ReactNode {
  return (
    <article className={styles['receipt']} aria-label={title}>
      <header className={styles['receiptHeader']}>
        <span className={styles['receiptTitle']}>{title}</span>
        <Money text={amount} className={styles['receiptAmount']} />
        <span role="status">
          <StateDot tone={tone}>{state}</StateDot>
        </span>
      </header>
      {children}
      <Steps steps={steps} />
      <SummaryRows rows={rows} />
      <div className={styles['receiptActions']}>
        <ShareButton shareText={shareText} />
        <PrintButton />
      </div>
    </article>
  )
}

/** Shares the receipt with another app if the device supports it, and copies it otherwise. */
function ShareButton({ shareText }: { readonly shareText: string }): ReactNode {
  const text = useText()
  const { window } = useEngine()
  const [isCopied, setIsCopied] = useState(false)
  const shareOrCopy = async (): Promise<void> => {
    const { navigator } = window
    try {
      if ('share' in navigator) return await navigator.share({ text: shareText })
    } catch {
      return
    }
    setIsCopied(await copyToClipboard(window, shareText))
  }
  return (
    <Button onClick={() => void shareOrCopy()}>
      <Icon name="invite" size={18} />
      <span role="status">{text(isCopied ? 'receipt_copied' : 'receipt_share')}</span>
    </Button>
  )
}

function PrintButton(): ReactNode {
  const text = useText()
  const { window } = useEngine()
  return (
    <Button onClick={() => window.print()}>
      <Icon name="record" size={18} />
      {text('receipt_print')}
    </Button>
  )
}
