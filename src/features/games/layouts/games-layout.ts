import type { CSSProperties } from 'react'
import { cx } from '../../../ui/controls/cx.ts'
import styles from './layouts.module.css'
import type { GamesVariant } from './looks.ts'
import { useWide } from '../../../engine/index.ts'

/**
 * The number of columns, of those that fit, whose last row has the fewest holes; the earlier one where two are alike.
 */
export function balancedColumns(count: number, fit: readonly number[]): number {
  const holes = (columns: number): number => (columns - (count % columns)) % columns
  const [first = 1] = fit
  return fit.reduce((best, columns) => (holes(columns) < holes(best) ? columns : best), first)
}

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

/**
 * How many pictures of a list are wanted at once: those of the first screen where the list leads the page, and none
 * elsewhere. A wide screen has three rows of the smallest posters, or as much room of what is larger. A picture that is
 * seen and not wanted at once waits for all that the page asks for before.
 */
export function useEager(leads: boolean, { variant, large = false }: GamesLayout): number {
  const wide = useWide()
  if (!leads) return 0
  if (!wide) return 6
  return variant === 'tiles' && !large ? 24 : 16
}
