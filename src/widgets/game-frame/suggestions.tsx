import type { ReactNode } from 'react'
import { type SiteCategory, useText } from '../../engine/index.ts'
import { GameTiles, useGameLauncher } from '../../features/games/index.ts'
import styles from './style.module.css'

/** Up to three other games of a category. */
export function Suggestions({
  category,
  unavailableGameId,
}: {
  readonly category: SiteCategory
  readonly unavailableGameId: string
}): ReactNode {
  const text = useText()
  const games = useGameLauncher().suggest(category, { gameId: unavailableGameId })
  if (games.length === 0) return null
  return (
    <>
      <p>{text('games_maintenance_others')}</p>
      <GameTiles games={games} category={category} className={styles['suggestions']} />
    </>
  )
}
