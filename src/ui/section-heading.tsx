import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './section-heading.module.css'

export interface SectionHeadingProps {
  readonly id?: string
  readonly title: string
  readonly subtitle?: string | undefined
  readonly level?: 1 | 2 | 3
  /** A link beside it. */
  readonly action?: ReactNode
  /** Leaves room for the buttons of a row below that stand in the heading's line. */
  readonly rail?: boolean
}

/** The heading of a part of a page, dressed as the brand dresses headings. */
export function SectionHeading({ id, title, subtitle, level = 2, action, rail = false }: SectionHeadingProps): ReactNode {
  const Heading = `h${level}` as const
  return (
    <div className={cx(styles['heading'], rail && styles['rail'])}>
      <div className={styles['texts']}>
        <Heading {...(id !== undefined && { id })} className={styles['title']}>
          {title}
        </Heading>
        {subtitle !== undefined && <p className={styles['subtitle']}>{subtitle}</p>}
      </div>
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  )
}
