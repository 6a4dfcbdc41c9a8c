import type { ReactNode } from 'react'
import styles from './money.module.css'

export interface SummaryRow {
  readonly label: string
  readonly value: ReactNode
}

/** What belongs together about money, a line each: what it is on the left, how much or which on the right. */
export function SummaryRows({ rows }: { readonly rows: readonly SummaryRow[] }): ReactNode {
  return (
    <dl className={styles['rows']}>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles['row']}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
