import type { ReactNode } from 'react'
import { useText } from '../../engine/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './money.module.css'

/** A completed, failed, current or upcoming step of a movement. */
export interface Step {
  readonly label: string
  /** Formatted time; `undefined` for upcoming steps. */
  readonly time?: string | undefined
  readonly status: 'done' | 'current' | 'upcoming' | 'failed'
  /** Rendered below the label. */
  readonly notes?: readonly string[]
}

/** The steps of a movement in order; renders nothing without steps. */
export function Steps({ steps }: { readonly steps: readonly Step[] }): ReactNode {
  const text = useText()
  if (steps.length === 0) return null
  return (
    <ol className={styles['steps']} aria-label={text('receipt_steps')}>
      {steps.map(({ label, time, status, notes = [] }) => (
        <li
          key={`${label} ${time ?? ''}`}
          className={cx(styles['step'], styles[status])}
          aria-current={status === 'current' ? 'step' : undefined}
        >
          <span className={styles['stepIcon']}>
            <Icon name={status === 'failed' ? 'close' : status === 'done' ? 'check' : 'clock'} size={14} />
          </span>
          <span>{label}</span>
          {time !== undefined && <span className={cx('figures', styles['time'])}>{time}</span>}
          {notes.map((note) => (
            <span key={note} className={styles['stepNote']}>
              {note}
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}
