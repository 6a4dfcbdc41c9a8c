import type { ReactNode } from 'react'
import { cx } from '../../ui/controls/cx.ts'
import styles from './money.module.css'

export interface SummaryRow {
  readonly label: string
  readonly value: ReactNode
  /** Whether this row is the result of the others. */
  readonly strong?: boolean
}

/** Label and value pairs about money, one per row. */
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
