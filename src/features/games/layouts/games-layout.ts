import type { CSSProperties } from 'react'
import { cx } from '../../../ui/controls/cx.ts'
import { balancedColumns } from './balanced-columns.ts'
import styles from './layouts.module.css'
import type { GamesVariant } from './looks.ts'

/** The numbers of columns that fit from each width on, the usual one first. */
type Fit = Readonly<Partial<Record<'--phone' | '--narrow' | '--tablet' | '--middle' | '--widest', readonly number[]>>>

const FITS: Readonly<Partial<Record<GamesVariant, readonly [regular: Fit, large: Fit]>>> = {
  tiles: [
    { '--phone': [3], '--narrow': [4, 3], '--tablet': [4, 5], '--middle': [6, 5, 4], '--widest': [8, 7, 6] },
    { '--phone': [2], '--narrow': [3, 2], '--tablet': [3, 4], '--middle': [4, 3], '--widest': [6, 5] },
  ],
  cards: [
    { '--phone': [2], '--narrow': [3, 2], '--tablet': [3, 4], '--middle': [4, 3], '--widest': [6, 5, 4] },
    { '--phone': [1], '--narrow': [2], '--tablet': [2, 3], '--middle': [3, 2], '--widest': [4, 3] },
  ],
  list: [{ '--widest': [3, 2] }, { '--widest': [2] }],
}

export interface GamesLayout {
  readonly variant: GamesVariant
  readonly large?: boolean | undefined
  /** Whether each carries its place as a figure. */
  readonly ranked?: boolean | undefined
  /** Whether the list only leads to its category's page, and so may leave games out on small screens. */
  readonly showcase?: boolean | undefined
}

/**
 * The class of a list of games, and its columns at each width: those that leave the fewest holes; the usual ones where
 * no count is given.
 */
export function gamesLayout({ variant, large = false, ranked = false, showcase = false }: GamesLayout, count = 0) {
  const fit = FITS[variant]?.[large ? 1 : 0]
  const columns = Object.entries(fit ?? {}).map(([width, fitting]) => [width, balancedColumns(count, fitting)])
  return {
    className: cx(styles['games'], styles[variant], large && styles['large'], ranked && styles['ranked'], showcase && styles['showcase']),
    style: Object.fromEntries(columns) as CSSProperties,
  }
}
