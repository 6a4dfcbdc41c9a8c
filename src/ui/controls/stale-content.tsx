import type { ReactNode } from 'react'
import styles from './stale-content.module.css'

/**
 * Shows the previous content until the next has loaded, and fades it after a delay. Lays out its children like its
 * parent.
 */
export function StaleContent({ isStale, children }: { readonly isStale: boolean; readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles['content']} aria-busy={isStale}>
      {children}
    </div>
  )
}
