import type { ReactNode } from 'react'
import { cx } from '../../ui/controls/cx.ts'
import styles from './style.module.css'

interface RankBadgeProps {
  /** Level of the rank; 0 if the player has none. */
  readonly level: number
  readonly size?: 'm' | 'l'
  readonly isReached?: boolean
}

/** Badge with the level of a rank. Decorative: the name is beside it. */
export const RankBadge = ({ level, size = 'm', isReached = false }: RankBadgeProps): ReactNode => (
  <span className={cx(styles['badge'], styles[size], isReached && styles['reachedBadge'], 'figures')} aria-hidden="true">
    {level === 0 ? '–' : level}
  </span>
)
