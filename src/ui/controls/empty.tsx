import type { ReactNode } from 'react'
import styles from './empty.module.css'
import { Icon } from '../media/icon.tsx'
import type { IconName } from '../media/icons.ts'

export interface EmptyProps {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  /** The level of the title among the headings around it. */
  readonly level?: 1 | 2 | 3
  /** A way on. */
  readonly action?: ReactNode
}

/** The face of a place where there is nothing: what is so, why, and a way on. */
export function Empty({ icon, title, text, level = 2, action }: EmptyProps): ReactNode {
  const Heading = `h${level}` as const
  return (
    <div className={styles['empty']}>
      <span className={styles['sign']}>
        <Icon name={icon} size={32} />
      </span>
      <Heading className={styles['title']}>{title}</Heading>
      <p className={styles['text']}>{text}</p>
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  )
}
