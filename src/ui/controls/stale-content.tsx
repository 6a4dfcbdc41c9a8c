import type { ReactNode } from 'react'
import styles from './stale-content.module.css'

/**
 * Shows the last answer until the next has come, and pales it where that is late. Its parts stand apart as those around
 * it do.
 */
export function StaleContent({ late, children }: { readonly late: boolean; readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles['content']} aria-busy={late}>
      {children}
    </div>
  )
}
