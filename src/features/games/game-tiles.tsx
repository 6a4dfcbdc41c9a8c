import type { ReactNode } from 'react'
import type { Game } from '../../generated/api.ts'
import { type SiteCategory, useConfig, useText } from '../../engine/index.ts'
import { GameTile } from '../../ui/media/game-tile.tsx'
import { useGamePicture } from './layouts/game-card.tsx'
import { getGameKey } from './game-categories.ts'
import { useGameName, usePlay } from './use-play.ts'

export interface GameTilesProps {
  readonly games: readonly Game[]
  readonly category: SiteCategory
  readonly className?: string | undefined
  /** Called before the game starts. */
  readonly onChoose?: () => void
}

/** A few games of a category in a small space; choosing one starts it. */
export function GameTiles({ games, category, className, onChoose }: GameTilesProps): ReactNode {
  const text = useText()
  const play = usePlay()
  const getGameName = useGameName()
  const getPictureUrl = useGamePicture()
  const loading = useConfig((config) => config.settings.lazyImages)
  return (
    <ul className={className}>
      {games.map((game) => (
        <li key={getGameKey(game)}>
          <GameTile
            name={getGameName(game)}
            small={getPictureUrl(game, 's')}
            large={getPictureUrl(game, 'l')}
            icon={category.icon ?? 'play'}
            loading={loading}
            closedText={game.maintenance ? text('games_maintenance') : undefined}
            onChoose={() => {
              onChoose?.()
              play(game, category)
            }}
          />
        </li>
      ))}
    </ul>
  )
}
