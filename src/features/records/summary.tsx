import type { ReactNode } from 'react'
import { cx } from '../../ui/controls/cx.ts'
import { Money } from '../../ui/controls/money.tsx'
import styles from './summary.module.css'

interface Sum {
  readonly label: string
  /** Formatted. */
  readonly value: string
  /** Colour, in addition to the sign. */
  readonly tone?: 'good' | 'bad' | undefined
}

interface SummaryProps {
  /** The result. */
  readonly lead: Sum
  /** Its components. */
  readonly breakdown: readonly Sum[]
  readonly note?: string | undefined
}

/** Totals of a record: the result, and its components below. */
export function Summary({ lead, breakdown, note }: SummaryProps): ReactNode {
  return (
    <div className={styles['summary']}>
      <dl className={styles['figures']}>
        <Figure sum={lead} className={styles['lead']} />
        {breakdown.map((sum) => (
          <Figure key={sum.label} sum={sum} />
        ))}
      </dl>
      {note !== undefined && <p className={styles['note']}>{note}</p>}
    </div>
  )
}

function Figure({ sum: { label, value, tone }, className }: { readonly sum: Sum; readonly className?: string | undefined }): ReactNode {
  return (
    <div className={cx(styles['figure'], className)}>
      <dt>{label}</dt>
      <dd>
        <Money className={tone && styles[tone]} text={value} />
      </dd>
    </div>
  )
}
