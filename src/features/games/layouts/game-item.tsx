import type { ComponentType, ReactNode } from 'react'
import type { Game } from '../../../generated/api.ts'
import type { SiteCategory } from '../../../engine/index.ts'
import { GameCard } from './game-card.tsx'
import type { GameActionsProps } from './game-actions.tsx'
import styles from './layouts.module.css'
import { type GamesVariant, CARD_PROPS_BY_VARIANT } from './variants.ts'

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
  readonly Actions: ComponentType<GameActionsProps> | undefined
}

/** A game in a list, with its actions. The `list` variant has no space for free trials. */
export function GameItem({ game, category, variant, sizes, eager, rank, position, total, Actions }: GameItemProps): ReactNode {
  return (
    <li className={styles['item']} aria-posinset={position} aria-setsize={total}>
      <GameCard
        game={game}
        category={category}
        {...CARD_PROPS_BY_VARIANT[variant]}
        {...(sizes !== undefined && { sizes })}
        eager={eager}
        rank={rank}
      />
      {Actions && <Actions game={game} category={variant === 'list' ? undefined : category} />}
    </li>
  )
}
