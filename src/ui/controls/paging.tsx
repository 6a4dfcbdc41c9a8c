import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from '../media/icon.tsx'
import { listPages } from './list-pages.ts'
import styles from './paging.module.css'

export interface PagingProps {
  readonly count: number
  /** Starts at 1. */
  readonly current: number
  /** Number of pages around the current one, inclusive. */
  readonly range: number
  /** Number of pages at each end. */
  readonly margin: number
  readonly onChange: (page: number) => void
  readonly labels: { readonly all: string; readonly previous: string; readonly next: string; page(number: number): string }
  readonly className?: string | undefined
}

/** A pagination. Renders nothing for one page or none. */
export function Paging({ count, current, range, margin, onChange, labels, className }: PagingProps): ReactNode {
  if (count < 2) return null
  const step = (by: 1 | -1, label: string): ReactNode => (
    <button
      type="button"
      className={styles['page']}
      aria-label={label}
      title={label}
      aria-disabled={current + by < 1 || current + by > count}
      onClick={() => current + by >= 1 && current + by <= count && onChange(current + by)}
    >
      <Icon name={by < 0 ? 'previous' : 'next'} size={16} />
    </button>
  )
  return (
    <nav aria-label={labels.all} className={cx(styles['paging'], className)}>
      {step(-1, labels.previous)}
      <ol className={styles['pages']}>
        {listPages(count, current, range, margin).map((page, index) => (
          <li key={page === 'gap' ? `gap-${String(index)}` : page}>
            {page === 'gap' ? (
              <span className={styles['gap']} aria-hidden="true">
                …
              </span>
            ) : (
              <button
                type="button"
                className={cx(styles['page'], 'figures')}
                aria-label={labels.page(page)}
                aria-current={page === current ? 'page' : undefined}
                onClick={() => page === current || onChange(page)}
              >
                {page}
              </button>
            )}
          </li>
        ))}
      </ol>
      {step(1, labels.next)}
    </nav>
  )
}
