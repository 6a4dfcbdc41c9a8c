import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from '../media/icon.tsx'
import { listPages } from './list-pages.ts'
import styles from './pagination.module.css'

export interface PaginationProps {
  readonly pageCount: number
  /** Starts at 1. */
  readonly current: number
  /** Number of pages around the current one, including it. */
  readonly range: number
  /** Number of pages at each end. */
  readonly margin: number
  readonly onChange: (page: number) => void
  readonly labels: { readonly navigation: string; readonly previous: string; readonly next: string; page(number: number): string }
  readonly className?: string | undefined
}

/** Pagination controls. Renders nothing if there is at most one page. */
export function Pagination({ pageCount, current, range, margin, onChange, labels, className }: PaginationProps): ReactNode {
  if (pageCount < 2) return null
  const renderStepButton = (delta: 1 | -1, label: string): ReactNode => (
    <button
      type="button"
      className={styles['page']}
      aria-label={label}
      title={label}
      aria-disabled={current + delta < 1 || current + delta > pageCount}
      onClick={() => current + delta >= 1 && current + delta <= pageCount && onChange(current + delta)}
    >
      <Icon name={delta < 0 ? 'previous' : 'next'} size={16} />
    </button>
  )
  return (
    <nav aria-label={labels.navigation} className={cx(styles['pagination'], className)}>
      {renderStepButton(-1, labels.previous)}
      <ol className={styles['pages']}>
        {listPages(pageCount, current, range, margin).map((page, index) => (
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
      {renderStepButton(1, labels.next)}
    </nav>
  )
}
