import type { ReactNode } from 'react'
import type { FreeSpins, Game } from '../../generated/api.ts'
import { useSite, useText } from '../../engine/index.ts'
import { findCategory, usePlay } from '../../features/games/index.ts'
import { Button } from '../../ui/controls/button.tsx'

interface PlaySpinsButtonProps {
  readonly freeSpins: FreeSpins
  /** Title of the reward. */
  readonly title: string
}

/** Button that opens the game of the free spins. Renders nothing if the site does not show the game's vendor. */
export function PlaySpinsButton({ freeSpins: { game, vendor, name }, title }: PlaySpinsButtonProps): ReactNode {
  const categories = useSite((site) => site.categories)
  const play = usePlay()
  const text = useText()
  const spinGame: Game = { gameId: game, vassalage: vendor, gameName: name, gameType: 'RNG', showIcon: '' }
  const category = findCategory(categories, spinGame)
  if (!category) return null
  return (
    <Button tone="primary" onClick={() => play(spinGame, category)}>
      {text('rewards_spins_play')}
      <span className="visually-hidden">: {title}</span>
    </Button>
  )
}
