import type { CSSProperties } from 'react'
import { cx } from '../../../ui/controls/cx.ts'
import styles from './layouts.module.css'
import type { GamesVariant } from './variants.ts'
import { useIsWide } from '../../../engine/index.ts'

/**
 * Returns the column count with the fewest gaps in the last row, among `options`; the earlier one on a tie.
 */
export function chooseColumnCount(count: number, options: readonly number[]): number {
  const countGapsInLastRow = (columns: number): number => (columns - (count % columns)) % columns
  const [firstOption = 1] = options
  return options.reduce((best, columns) => (countGapsInLastRow(columns) < countGapsInLastRow(best) ? columns : best), firstOption)
}

/** Column counts that fit, by breakpoint, the default first. */
type ColumnOptions = Readonly<Partial<Record<'--phone' | '--narrow' | '--tablet' | '--middle' | '--widest', readonly number[]>>>

const COLUMN_OPTIONS: Readonly<Partial<Record<GamesVariant, readonly [regular: ColumnOptions, large: ColumnOptions]>>> = {
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
  /** Whether each game shows its rank as a number. */
  readonly ranked?: boolean | undefined
  /** Whether the list is a teaser of its category's page, and can omit games on small screens. */
  readonly showcase?: boolean | undefined
}

/**
 * Returns the class of a game list, and its column count per breakpoint: the one with the fewest gaps, or the default
 * if the number of games is unknown.
 */
export function computeGamesLayout({ variant, large = false, ranked = false, showcase = false }: GamesLayout, count = 0) {
  const columnOptions = COLUMN_OPTIONS[variant]?.[large ? 1 : 0]
  const columns = Object.entries(columnOptions ?? {}).map(([width, options]) => [width, chooseColumnCount(count, options)])
  return {
    className: cx(styles['games'], styles[variant], large && styles['large'], ranked && styles['ranked'], showcase && styles['showcase']),
    style: Object.fromEntries(columns) as CSSProperties,
  }
}

/**
 * Returns the number of pictures that load eagerly: those of the first screen if the list is at the top of the page,
 * else 0. A wide screen has three rows of the smallest tiles, or the equivalent in larger pictures. Other pictures load
 * when they are near the viewport.
 */
export function useEagerCount(isAtTop: boolean, { variant, large = false }: GamesLayout): number {
  const isWide = useIsWide()
  if (!isAtTop) return 0
  if (!isWide) return 6
  return variant === 'tiles' && !large ? 24 : 16
}
