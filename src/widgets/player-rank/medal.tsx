import type { ReactNode } from 'react'
import { cx } from '../../ui/controls/cx.ts'
import styles from './style.module.css'

interface MedalProps {
  /** 0 without a rank. */
  readonly level: number
  readonly size?: 'm' | 'l'
  readonly own?: boolean
}

/** The number of a rank, decorative; its name is beside it. */
export const Medal = ({ level, size = 'm', own = false }: MedalProps): ReactNode => (
  <span className={cx(styles['medal'], styles[size], own && styles['ownMedal'], 'figures')} aria-hidden="true">
    {level === 0 ? '–' : level}
  </span>
)
