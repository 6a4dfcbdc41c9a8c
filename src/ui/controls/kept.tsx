import type { ReactNode } from 'react'
import styles from './kept.module.css'

/** What was asked for before stays until the next has come, and pales where that is late. Its parts stand apart as those around it do. */
export function Kept({ late, children }: { readonly late: boolean; readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles['kept']} aria-busy={late}>
      {children}
    </div>
  )
}
