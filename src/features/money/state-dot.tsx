import type { ReactNode } from 'react'
import { cx } from '../../ui/controls/cx.ts'
import styles from './money.module.css'

/** How something stands: well, waiting, ended without result, or wrong. */
export type StateTone = 'good' | 'waiting' | 'quiet' | 'bad'

/** A state as a word with a dot: the colour says nothing that the word does not. */
export function StateDot({ tone, children }: { readonly tone: StateTone; readonly children: ReactNode }): ReactNode {
  return (
    <span className={cx(styles['state'], styles[tone])}>
      <span className={styles['dot']} aria-hidden="true" />
      <span>{children}</span>
    </span>
  )
}
