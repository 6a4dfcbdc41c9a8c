import { memo, useRef, type ComponentType, type ReactNode } from 'react'
import type { Game } from '../../generated/api.ts'
import type { SiteCategory } from '../../engine/index.ts'
import { findCategory, gameKey } from '../../features/games/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { GameCard } from './game-card.tsx'
import { columnsOf, LOOKS } from './games.tsx'
import type { HeartProps } from './heart.tsx'
import styles from './layouts.module.css'
import { useEager } from './use-eager.ts'
import { useHeart } from './use-heart.ts'
import { useNearRows } from './use-near-rows.ts'

type Variant = 'tiles' | 'cards' | 'list'

export interface EndlessGamesProps {
  readonly variant: Variant
  readonly large: boolean
  readonly games: readonly Game[]
  /** How many there are in all, whether loaded or not. */
  readonly total: number
  readonly category: SiteCategory | undefined
  readonly categories: readonly SiteCategory[]
  readonly eager: boolean
  /** Names the list. */
  readonly label: string
}

/** A list of any length: the rows near the screen are drawn, the room of the others is kept. */
export function EndlessGames({ variant, large, games, total, category, categories, eager, label }: EndlessGamesProps): ReactNode {
  const list = useRef<HTMLUListElement>(null)
  const Heart = useHeart()
  const wanted = useEager(eager)
  const { from, to, before, after } = useNearRows(list, games.length)
  return (
    <ul
      ref={list}
      aria-label={label}
      className={cx(styles['games'], styles['endless'], styles[variant], large && styles['large'])}
      style={{ ...columnsOf(variant, large || variant === 'list'), paddingBlockStart: before, paddingBlockEnd: after }}
    >
      {games.slice(from, to).map((game, i) => {
        const home = category ?? findCategory(categories, game)
        return (
          home && (
            <Item
              key={gameKey(game)}
              game={game}
              category={home}
              variant={variant}
              at={from + i}
              total={total}
              eager={from + i < wanted}
              Heart={Heart}
            />
          )
        )
      })}
    </ul>
  )
}

interface ItemProps {
  readonly game: Game
  readonly category: SiteCategory
  readonly variant: Variant
  readonly at: number
  readonly total: number
  readonly eager: boolean
  readonly Heart: ComponentType<HeartProps> | undefined
}

/** One of them. It is drawn once, however often the rows around it change. */
const Item = memo(function Item({ game, category, variant, at, total, eager, Heart }: ItemProps): ReactNode {
  return (
    <li className={styles['item']} aria-posinset={at + 1} aria-setsize={total}>
      <GameCard placed={{ key: '', game, category }} {...LOOKS[variant]} eager={eager} />
      {Heart && <Heart game={game} category={category} />}
    </li>
  )
})
