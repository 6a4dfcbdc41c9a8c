import type { ReactNode } from 'react'
import styles from './section-heading.module.css'

export interface SectionHeadingProps {
  readonly id?: string
  readonly title: string
  readonly subtitle?: string | undefined
  readonly level?: 1 | 2 | 3
  /** Link beside the heading. */
  readonly action?: ReactNode
}

/** The heading of a section, in the brand's style. */
export function SectionHeading({ id, title, subtitle, level = 2, action }: SectionHeadingProps): ReactNode {
  const Heading = `h${level}` as const
  return (
    <div className={styles['heading']}>
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
