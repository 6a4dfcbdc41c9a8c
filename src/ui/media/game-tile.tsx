import type { ReactNode } from 'react'
import { GameArt, type GameArtProps } from './game-art.tsx'
import styles from './game-tile.module.css'

export interface GameTileProps extends Pick<GameArtProps, 'name' | 'small' | 'large' | 'icon' | 'loading' | 'closedText'> {
  onChoose(): void
}

/** A small game tile: picture and name. */
export function GameTile({ onChoose, ...art }: GameTileProps): ReactNode {
  return (
    <button type="button" className={styles['tile']} onClick={onChoose}>
      <GameArt {...art} sizes="160px" shape="tall" />
      <span dir="auto" className={styles['name']}>
        {art.name}
      </span>
    </button>
  )
}
