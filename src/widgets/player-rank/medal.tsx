import type { ReactNode } from 'react'
import { cx } from '../../ui/controls/cx.ts'
import styles from './style.module.css'

interface MedalProps {
  /** 0 where there is no rank yet. */
  readonly level: number
  readonly size?: 'm' | 'l'
  readonly own?: boolean
}

/** The number of a rank; its name stands beside it. */
export const Medal = ({ level, size = 'm', own = false }: MedalProps): ReactNode => (
  <span className={cx(styles['medal'], styles[size], own && styles['ownMedal'], 'figures')} aria-hidden="true">
    {level === 0 ? '–' : level}
  </span>
)
