import type { ReactNode } from 'react'
import { type SiteCategory, useText } from '../../engine/index.ts'
import { GameTiles, useGameLauncher } from '../../features/games/index.ts'
import styles from './style.module.css'

/** Up to three other games of a category. */
export function Suggestions({ category, closedGameId }: { readonly category: SiteCategory; readonly closedGameId: string }): ReactNode {
  const text = useText()
  const games = useGameLauncher().suggest(category, { gameId: closedGameId })
  if (games.length === 0) return null
  return (
    <>
      <p>{text('games_maintenance_others')}</p>
      <GameTiles games={games} category={category} className={styles['suggestions']} />
    </>
  )
}
