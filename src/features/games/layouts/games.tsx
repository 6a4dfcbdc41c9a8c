import type { ReactNode } from 'react'
import { cx } from '../../../ui/controls/cx.ts'
import { Skeleton } from '../../../ui/controls/skeleton.tsx'
import type { CategorizedGame } from '../game-categories.ts'
import { GameItem } from './game-item.tsx'
import { type GamesLayout, computeGamesLayout, useEagerCount } from './games-layout.ts'
import styles from './layouts.module.css'
import { CARD_PROPS_BY_VARIANT } from './variants.ts'
import { Rail } from './rail.tsx'
import { useGameActions } from './use-game-actions.ts'
import { lazyView } from '../../../engine/index.ts'
import type { EmptyGamesProps } from './empty-games.tsx'

export interface GamesProps extends GamesLayout {
  readonly games: readonly CategorizedGame[]
  /** Number of skeletons while the games load. */
  readonly skeletonCount?: number
  /** Whether the first pictures load eagerly. */
  readonly eager?: boolean
  /** Accessible name of the list. */
  readonly label: string
}

/** Games in one of five layouts, or skeletons of the same size. */
export function Games({ variant, showcase, large, ranked, games, skeletonCount = 0, eager = false, label }: GamesProps): ReactNode {
  'use memo'
  const Actions = useGameActions()
  const eagerCount = useEagerCount(eager, { variant, large })
  const items =
    skeletonCount > 0
      ? Array.from({ length: skeletonCount }, (_, i) => (
          <li key={i} className={styles['item']}>
            <Skeleton className={cx(styles['skeleton'], styles[CARD_PROPS_BY_VARIANT[variant].shape])} />
          </li>
        ))
      : games.map(({ key, game, category }, i) => (
          <GameItem
            key={key}
            game={game}
            category={category}
            variant={variant}
            sizes={variant === 'mosaic' && i === 0 ? '(max-width: 639px) 100vw, 50vw' : undefined}
            eager={i < eagerCount}
            rank={ranked ? i + 1 : undefined}
            Actions={Actions}
          />
        ))
  const { className, style } = computeGamesLayout({ variant, showcase, large, ranked }, items.length)
  if (variant === 'rail')
    return (
      <Rail className={className} label={label}>
        {items}
      </Rail>
    )
  return (
    <ul aria-label={label} className={className} style={style}>
      {items}
    </ul>
  )
}

/** Replaces missing games. Rarely rendered, so it loads on demand. */
export const NoGames = lazyView<EmptyGamesProps>('games/empty-games', async () => (await import('./empty-games.tsx')).EmptyGames)
