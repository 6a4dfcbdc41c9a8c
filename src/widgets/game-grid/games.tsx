import type { CSSProperties, ReactNode } from 'react'
import type { GameGridProps } from '../../generated/config.ts'
import { cx } from '../../ui/controls/cx.ts'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { balancedColumns } from './balanced-columns.ts'
import { GameCard, type GameCardProps } from './game-card.tsx'
import styles from './layouts.module.css'
import { Rail } from './rail.tsx'
import { useEager } from './use-eager.ts'
import { useHeart } from './use-heart.ts'
import type { Placed } from './select-games.ts'

type Variant = NonNullable<GameGridProps['variant']>

export const LOOKS: Readonly<Record<Variant, Pick<GameCardProps, 'shape' | 'sizes' | 'detail' | 'marks'>>> = {
  tiles: { shape: 'tall', sizes: '(max-width: 639px) 33vw, (max-width: 1023px) 20vw, 190px', detail: 'none' },
  cards: { shape: 'wide', sizes: '(max-width: 639px) 50vw, 300px', detail: 'full' },
  rail: { shape: 'tall', sizes: '(max-width: 639px) 40vw, 210px', detail: 'vendor' },
  list: { shape: 'square', sizes: '56px', detail: 'full', marks: 'inline' },
  mosaic: { shape: 'square', sizes: '(max-width: 639px) 50vw, 25vw', detail: 'none' },
}

/** How many columns fit at middle and at full width: for regular and for large pictures. */
const COLUMNS: Readonly<Partial<Record<Variant, readonly [regular: Fit, large: Fit]>>> = {
  tiles: [
    { middle: [6, 5, 4], widest: [8, 7, 6] },
    { middle: [4, 3], widest: [6, 5] },
  ],
  cards: [
    { middle: [4, 3], widest: [6, 5, 4] },
    { middle: [3, 2], widest: [4, 3] },
  ],
  list: [
    { middle: [2], widest: [3, 2] },
    { middle: [2], widest: [2] },
  ],
}

interface Fit {
  readonly middle: readonly number[]
  readonly widest: readonly number[]
}

/** The columns at middle and at full width: those that leave the fewest holes; as many as fit where no count is given. */
export function columnsOf(variant: Variant, large: boolean, count = 0): CSSProperties {
  const fit = COLUMNS[variant]?.[large ? 1 : 0]
  return fit === undefined
    ? {}
    : ({ '--middle': balancedColumns(count, fit.middle), '--widest': balancedColumns(count, fit.widest) } as CSSProperties)
}

export interface GamesProps {
  readonly variant: Variant
  /** Whether it only leads to its category's page, and so may leave games out on small screens. */
  readonly showcase: boolean
  readonly large: boolean
  readonly ranked: boolean
  readonly games: readonly Placed[]
  /** How many still shapes stand there while the games are on their way. */
  readonly waiting: number
  /** Whether the first pictures are wanted at once. */
  readonly eager: boolean
  /** Names the list. */
  readonly label: string
}

/** The games themselves, in one of five arrangements, or still shapes of the same size. */
export function Games({ variant, showcase, large, ranked, games, waiting, eager, label }: GamesProps): ReactNode {
  'use memo'
  const look = LOOKS[variant]
  const Heart = useHeart()
  const wanted = useEager(eager)
  const items =
    waiting > 0
      ? Array.from({ length: waiting }, (_, i) => (
          <li key={i} className={styles['item']}>
            <Skeleton className={cx(styles['still'], styles[look.shape])} />
          </li>
        ))
      : games.map((placed, i) => (
          <li key={placed.key} className={styles['item']}>
            <GameCard
              placed={placed}
              {...look}
              {...(variant === 'mosaic' && i === 0 && { sizes: '(max-width: 639px) 100vw, 50vw' })}
              eager={i < wanted}
              rank={ranked ? i + 1 : undefined}
            />
            {Heart && <Heart game={placed.game} category={variant === 'list' ? undefined : placed.category} />}
          </li>
        ))
  const className = cx(
    styles['games'],
    styles[variant],
    large && styles['large'],
    ranked && styles['ranked'],
    showcase && styles['showcase'],
  )
  if (variant === 'rail')
    return (
      <Rail className={className} label={label}>
        {items}
      </Rail>
    )
  return (
    <ul aria-label={label} className={className} style={columnsOf(variant, large, items.length)}>
      {items}
    </ul>
  )
}
