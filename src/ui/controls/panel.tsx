import type { ReactNode } from 'react'
import styles from './panel.module.css'

interface PanelProps {
  readonly title: string
  readonly children: ReactNode
}

/** A panel with a title. */
export function Panel({ title, children }: PanelProps): ReactNode {
  return (
    <section className={styles['panel']} aria-label={title}>
      <h4 className={styles['title']}>{title}</h4>
      {children}
    </section>
  )
}
