import type { ReactNode } from 'react'
import { useConfig, useGameName, useGamePicture, usePlay, useText, type SiteCategory } from '../../engine/index.ts'
import { useGameRoom } from '../../engine/later.ts'
import { GameTile } from '../../ui/game-tile.tsx'
import styles from './style.module.css'

/** Up to three other games of a category. */
export function Suggestions({ category, closed }: { readonly category: SiteCategory; readonly closed: string }): ReactNode {
  const text = useText()
  const play = usePlay()
  const nameOf = useGameName()
  const picture = useGamePicture()
  const loading = useConfig((config) => config.settings.lazyImages)
  const games = useGameRoom().suggest(category, { gameId: closed })
  if (games.length === 0) return null
  return (
    <>
      <p>{text('games_maintenance_others')}</p>
      <ul className={styles['others']}>
        {games.map((game) => (
          <li key={`${game.vassalage}/${game.gameId ?? game.gameName}`}>
            <GameTile
              name={nameOf(game)}
              small={picture(game, 's')}
              large={picture(game, 'l')}
              icon={category.icon ?? 'play'}
              loading={loading}
              onChoose={() => play(game, category)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
