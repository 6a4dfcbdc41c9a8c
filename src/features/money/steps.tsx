import type { ReactNode } from 'react'
import { useText } from '../../engine/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './money.module.css'

/** A step that a movement went through, is at, or has before it. */
export interface Step {
  readonly label: string
  /** When it was, as it is shown; nothing of what is still to come. */
  readonly time?: string | undefined
  readonly at: 'done' | 'now' | 'next' | 'wrong'
  /** What is known of it besides. */
  readonly notes?: readonly string[]
}

/** The steps of a movement in their order; nothing of what came about at once. */
export function Steps({ steps }: { readonly steps: readonly Step[] }): ReactNode {
  const text = useText()
  if (steps.length === 0) return null
  return (
    <ol className={styles['steps']} aria-label={text('receipt_steps')}>
      {steps.map(({ label, time, at, notes = [] }) => (
        <li key={`${label} ${time ?? ''}`} className={cx(styles['step'], styles[at])} aria-current={at === 'now' ? 'step' : undefined}>
          <span className={styles['mark']}>
            <Icon name={at === 'wrong' ? 'close' : at === 'done' ? 'check' : 'clock'} size={14} />
          </span>
          <span>{label}</span>
          {time !== undefined && <span className={cx('figures', styles['time'])}>{time}</span>}
          {notes.map((note) => (
            <span key={note} className={styles['aside']}>
              {note}
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}
