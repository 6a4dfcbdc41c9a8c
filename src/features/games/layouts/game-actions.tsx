import type { ReactNode } from 'react'
import type { Game } from '../../../generated/api.ts'
import { type SiteCategory, useText } from '../../../engine/index.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { FavouriteButton } from '../favourite-button.tsx'
import { hasFreeTrial } from '../has-free-trial.ts'
import { usePlay } from '../use-play.ts'
import styles from './game-actions.module.css'

export interface GameActionsProps {
  readonly game: Game
  /** Category of the game; without one, the free trial is not offered here. */
  readonly category?: Pick<SiteCategory, 'id' | 'route'> | undefined
}

/**
 * Secondary actions of a game: favourite and free trial. Rendered over the picture, as siblings of the start button,
 * since buttons cannot be nested.
 */
export function GameActions({ game, category }: GameActionsProps): ReactNode {
  const text = useText()
  const play = usePlay()
  return (
    <>
      <FavouriteButton game={game} className={styles['heart']} />
      {category !== undefined && hasFreeTrial(game) && game.maintenance !== true && (
        <button type="button" className={styles['trial']} title={text('games_try')} onClick={() => play(game, category, true)}>
          <Icon name="play" size={12} />
          <span>{text('games_try')}</span>
        </button>
      )}
    </>
  )
}
