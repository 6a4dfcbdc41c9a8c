import { memo, useRef, type ReactNode } from 'react'
import type { Game } from '../../generated/api.ts'
import type { SiteCategory } from '../../engine/index.ts'
import { findCategory, getGameKey, GameItem, computeGamesLayout, useEagerCount, useGameActions } from '../../features/games/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import styles from './style.module.css'
import { useVirtualRows } from './use-virtual-rows.ts'

export interface VirtualizedGamesProps {
  readonly variant: 'tiles' | 'cards' | 'list'
  readonly large: boolean
  readonly games: readonly Game[]
  /** Total number of games, loaded or not. */
  readonly total: number
  readonly category: SiteCategory | undefined
  readonly categories: readonly SiteCategory[]
  readonly eager: boolean
  /** Accessible name of the list. */
  readonly label: string
}

/** A virtualized list of games: only rows near the viewport are rendered; the space of the others is reserved. */
export function VirtualizedGames({ variant, large, games, total, category, categories, eager, label }: VirtualizedGamesProps): ReactNode {
  const list = useRef<HTMLUListElement>(null)
  const GameActions = useGameActions()
  const eagerCount = useEagerCount(eager, { variant, large })
  const { from, to, before, after } = useVirtualRows(list, games.length)
  // The `list` variant has the columns of large games: at most two.
  const { className, style } = computeGamesLayout({ variant, large: large || variant === 'list' })
  return (
    <ul
      ref={list}
      aria-label={label}
      className={cx(className, styles['virtualized'], variant !== 'list' && styles['fixedNameHeight'])}
      style={{ ...style, paddingBlockStart: before, paddingBlockEnd: after }}
    >
      {games.slice(from, to).map((game, i) => {
        const gameCategory = category ?? findCategory(categories, game)
        return (
          gameCategory && (
            <Item
              key={getGameKey(game)}
              game={game}
              category={gameCategory}
              variant={variant}
              position={from + i + 1}
              total={total}
              eager={from + i < eagerCount}
              Actions={GameActions}
            />
          )
        )
      })}
    </ul>
  )
}

/** Memoized, so that items do not render again when the rows around them change. */
const Item = memo(GameItem)
