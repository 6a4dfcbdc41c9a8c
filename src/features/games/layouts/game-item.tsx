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
  /** The `sizes` attribute, if it differs from that of the variant. */
  readonly sizes?: string | undefined
  /** Whether the picture loads eagerly. */
  readonly eager: boolean
  readonly rank?: number | undefined
  /** Position in a virtualized list, from 1, and the total. */
  readonly position?: number
  readonly total?: number
  readonly Heart: ComponentType<HeartProps> | undefined
}

/** A game in a list, with its actions. The price list has no space for free trials. */
export function GameItem({ game, category, variant, sizes, eager, rank, position, total, Heart }: GameItemProps): ReactNode {
  return (
    <li className={styles['item']} aria-posinset={position} aria-setsize={total}>
      <GameCard game={game} category={category} {...LOOKS[variant]} {...(sizes !== undefined && { sizes })} eager={eager} rank={rank} />
      {Heart && <Heart game={game} category={variant === 'list' ? undefined : category} />}
    </li>
  )
}
