import type { ReactNode } from 'react'
import { cx } from '../../ui/controls/cx.ts'
import styles from './money.module.css'

/** Tone of a state: `good` for success, `pending` in progress, `bad` for failure, `quiet` for all others. */
export type StateTone = 'good' | 'pending' | 'quiet' | 'bad'

/** The text of a state with a coloured dot, which is decorative. */
export function StateDot({ tone, children }: { readonly tone: StateTone; readonly children: ReactNode }): ReactNode {
  return (
    <span className={cx(styles['state'], styles[tone])}>
      <span className={styles['dot']} aria-hidden="true" />
      <span>{children}</span>
    </span>
  )
}
