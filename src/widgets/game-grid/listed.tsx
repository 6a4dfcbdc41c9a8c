import type { ReactNode } from 'react'
import type { WidgetViewProps } from '../../engine/index.ts'
import { AllGames } from './all-games.tsx'
import { ChosenGames } from './chosen-games.tsx'
import { OwnGames } from './own-games.tsx'

/** Games by a call of their own: a whole category, or the player's own. */
export function Listed({ props, node }: WidgetViewProps<'game-grid'>): ReactNode {
  const { source } = props
  if (source === 'hot' || source === 'named') return <ChosenGames props={props} source={source} />
  return source === 'favourites' || source === 'recent' ? (
    <OwnGames props={props} source={source} />
  ) : (
    <AllGames props={props} pointer={node.pointer} />
  )
}
