import type { ReactNode } from 'react'
import { cx } from '../../ui/controls/cx.ts'
import styles from './money.module.css'

/** Outcome of a state: success, pending, ended without effect, or failure. */
export type StateTone = 'good' | 'waiting' | 'quiet' | 'bad'

/** A state as text with a coloured dot, which adds no information. */
export function StateDot({ tone, children }: { readonly tone: StateTone; readonly children: ReactNode }): ReactNode {
  return (
    <span className={cx(styles['state'], styles[tone])}>
      <span className={styles['dot']} aria-hidden="true" />
      <span>{children}</span>
    </span>
  )
}
