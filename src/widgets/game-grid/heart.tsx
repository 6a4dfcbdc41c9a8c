import type { ReactNode } from 'react'
import { FavouriteButton } from '../../engine/later.ts'
import type { Game } from '../../generated/api.ts'
import styles from './heart.module.css'

export interface HeartProps {
  readonly game: Game
}

/** Marks a game as a favourite. It stands on the picture: beside the button that starts the game, not in it. */
export function Heart({ game }: HeartProps): ReactNode {
  return <FavouriteButton game={game} className={styles['heart']} />
}
