import type { ReactNode } from 'react'
import { cx } from '../../ui/controls/cx.ts'
import styles from './money.module.css'

export interface SummaryRow {
  readonly label: string
  readonly value: ReactNode
  /** The one that the others lead to. */
  readonly strong?: boolean
}

/** What belongs together about money, a line each: what it is on the left, how much or which on the right. */
export function SummaryRows({ rows }: { readonly rows: readonly SummaryRow[] }): ReactNode {
  return (
    <dl className={styles['rows']}>
      {rows.map(({ label, value, strong = false }) => (
        <div key={label} className={styles['row']}>
          <dt>{label}</dt>
          <dd className={cx(strong && styles['strong'])}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
