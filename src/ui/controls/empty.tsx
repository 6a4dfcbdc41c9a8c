import type { ReactNode } from 'react'
import styles from './empty.module.css'
import { Icon } from '../media/icon.tsx'
import type { IconName } from '../media/icons.ts'

export interface EmptyProps {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  /** Heading level of the title. */
  readonly level?: 1 | 2 | 3
  /** Button or link below the text. */
  readonly action?: ReactNode
}

/** An empty state: title, reason and action. */
export function Empty({ icon, title, text, level = 2, action }: EmptyProps): ReactNode {
  const Heading = `h${level}` as const
  return (
    <div className={styles['empty']}>
      <span className={styles['icon']}>
        <Icon name={icon} size={32} />
      </span>
      <Heading className={styles['title']}>{title}</Heading>
      <p className={styles['text']}>{text}</p>
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  )
}
