import { type ReactNode, useState } from 'react'
import { useEngine, useText } from '../../engine/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { cx } from '../../ui/controls/cx.ts'
import { Money } from '../../ui/controls/money.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './money.module.css'
import { writeClipboard } from './write-clipboard.ts'
import { StateDot, type StateTone } from './state-dot.tsx'
import { type SummaryRow, SummaryRows } from './summary-rows.tsx'

/** A step that a movement went through, is at, or has before it. */
export interface ReceiptStep {
  readonly label: string
  /** When it was, as it is shown; nothing of what is still to come. */
  readonly time?: string | undefined
  readonly at: 'done' | 'now' | 'next' | 'wrong'
}

interface ReceiptProps {
  readonly title: string
  /** The amount with its sign, as it is shown. */
  readonly amount: string
  readonly state: string
  readonly tone: StateTone
  readonly rows: readonly SummaryRow[]
  /** None of what came about at once. */
  readonly steps: readonly ReceiptStep[]
  /** What is shared as text. */
  readonly share: string
  /** What the player should know and can do now. */
  readonly children?: ReactNode
}

/** A movement of money: how much, how it stands, the steps that it went through, and all that is known of it. It can be shared and printed. */
export function Receipt({ title, amount, state, tone, rows, steps, share, children }: ReceiptProps): ReactNode {
  const text = useText()
  return (
    <article className={styles['receipt']} aria-label={title}>
      <header className={styles['head']}>
        <span className={styles['kind']}>{title}</span>
        <Money text={amount} className={styles['large']} />
        <span role="status">
          <StateDot tone={tone}>{state}</StateDot>
        </span>
      </header>
      {children}
      {steps.length > 0 && (
        <ol className={styles['steps']} aria-label={text('receipt_steps')}>
          {steps.map(({ label, time, at }) => (
            <li key={`${label} ${time ?? ''}`} className={cx(styles['step'], styles[at])} aria-current={at === 'now' ? 'step' : undefined}>
              <span className={styles['mark']}>
                <Icon name={at === 'wrong' ? 'close' : at === 'done' ? 'check' : 'clock'} size={14} />
              </span>
              <span>{label}</span>
              {time !== undefined && <span className={cx('figures', styles['time'])}>{time}</span>}
            </li>
          ))}
        </ol>
      )}
      <SummaryRows rows={rows} />
      <div className={styles['tools']}>
        <ShareButton share={share} />
        <PrintButton />
      </div>
    </article>
  )
}

/** Hands the receipt to another app where the device can, else to the clipboard. */
function ShareButton({ share }: { readonly share: string }): ReactNode {
  const text = useText()
  const { window } = useEngine()
  const [copied, setCopied] = useState(false)
  const hand = async (): Promise<void> => {
    const { navigator } = window
    try {
      if ('share' in navigator) return await navigator.share({ text: share })
    } catch {
      return
    }
    setCopied(await writeClipboard(window, share))
  }
  return (
    <Button onClick={() => void hand()}>
      <Icon name="invite" size={18} />
      <span role="status">{text(copied ? 'receipt_copied' : 'receipt_share')}</span>
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
