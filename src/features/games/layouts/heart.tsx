import type { ReactNode } from 'react'
import type { Game } from '../../../generated/api.ts'
import { type SiteCategory, useText } from '../../../engine/index.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { FavouriteButton } from '../favourite-button.tsx'
import { offersTrial } from '../offers-trial.ts'
import { usePlay } from '../use-play.ts'
import styles from './heart.module.css'

export interface HeartProps {
  readonly game: Game
  /** Where it stands; without one it is not offered to be tried out here. */
  readonly category?: Pick<SiteCategory, 'id' | 'route'> | undefined
}

/**
 * What can be done with a game besides starting it: marking it, and trying it out. It stands on the picture: beside the
 * button that starts the game, not in it.
 */
export function Heart({ game, category }: HeartProps): ReactNode {
  const text = useText()
  const play = usePlay()
  return (
    <>
      <FavouriteButton game={game} className={styles['heart']} />
      {category !== undefined && offersTrial(game) && game.maintenance !== true && (
        <button type="button" className={styles['trial']} title={text('games_try')} onClick={() => play(game, category, true)}>
          <Icon name="play" size={12} />
          <span>{text('games_try')}</span>
        </button>
      )}
    </>
  )
}
