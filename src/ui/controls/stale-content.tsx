import type { ReactNode } from 'react'
import styles from './stale-content.module.css'

/**
 * Previous content that stays visible until the next has loaded. While it is stale, it is marked as busy, and fades
 * after a delay. Lays out its children in one column with the gap of its parent.
 */
export function StaleContent({ isStale, children }: { readonly isStale: boolean; readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles['content']} aria-busy={isStale}>
      {children}
    </div>
  )
}
