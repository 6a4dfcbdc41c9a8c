import type { ReactNode } from 'react'
import { cx } from '../../ui/controls/cx.ts'
import { Money } from '../../ui/controls/money.tsx'
import styles from './summary.module.css'

interface Total {
  readonly label: string
  /** Formatted amount. */
  readonly value: string
  /** Colour, in addition to the sign. */
  readonly tone?: 'good' | 'bad' | undefined
}

interface SummaryProps {
  readonly result: Total
  /** Components of the result. */
  readonly breakdown: readonly Total[]
  readonly note?: string | undefined
}

/** Totals of a record page: the result, and its components below. */
export function Summary({ result, breakdown, note }: SummaryProps): ReactNode {
  return (
    <div className={styles['summary']}>
      <dl className={styles['figures']}>
        <TotalEntry total={result} className={styles['result']} />
        {breakdown.map((total) => (
          <TotalEntry key={total.label} total={total} />
        ))}
      </dl>
      {note !== undefined && <p className={styles['note']}>{note}</p>}
    </div>
  )
}

function TotalEntry({
  total: { label, value, tone },
  className,
}: {
  readonly total: Total
  readonly className?: string | undefined
}): ReactNode {
  return (
    <div className={cx(styles['figure'], className)}>
      <dt>{label}</dt>
      <dd>
        <Money className={tone && styles[tone]} text={value} />
      </dd>
    </div>
  )
}
