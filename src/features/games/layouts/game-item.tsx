import type { ComponentType, ReactNode } from 'react'
import type { Game } from '../../../generated/api.ts'
import type { SiteCategory } from '../../../engine/index.ts'
import { GameCard } from './game-card.tsx'
import type { HeartProps } from './heart.tsx'
import styles from './layouts.module.css'
import { type GamesVariant, LOOKS } from './looks.ts'

export interface GameItemProps {
  readonly game: Game
  readonly category: SiteCategory
  readonly variant: GamesVariant
  /** How wide the picture is rendered where that is not as the variant has it. */
  readonly sizes?: string | undefined
  /** Whether the picture is wanted at once. */
  readonly eager: boolean
  readonly rank?: number | undefined
  /** Its place in a list of which only a part is rendered, from 1, and how many there are in all. */
  readonly position?: number
  readonly total?: number
  readonly Heart: ComponentType<HeartProps> | undefined
}

/** A game in a list, with what can be done with it. A price list has no room to try one out. */
export function GameItem({ game, category, variant, sizes, eager, rank, position, total, Heart }: GameItemProps): ReactNode {
  return (
    <li className={styles['item']} aria-posinset={position} aria-setsize={total}>
      <GameCard game={game} category={category} {...LOOKS[variant]} {...(sizes !== undefined && { sizes })} eager={eager} rank={rank} />
      {Heart && <Heart game={game} category={variant === 'list' ? undefined : category} />}
    </li>
  )
}
