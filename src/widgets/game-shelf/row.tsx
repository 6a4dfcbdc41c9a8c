import type { ReactNode } from 'react'
import type { Game } from '../../generated/api.ts'
import type { GameShelfProps } from '../../generated/config.ts'
import { type Query, useSite, useText } from '../../engine/index.ts'
import { Games, GameSection, assignCategories } from '../../features/games/index.ts'

/** Number of skeletons while the games load if the widget sets no `count`. */
const skeletonCount = 8

export interface RowProps extends Omit<GameShelfProps, 'games'> {
  readonly query: Pick<Query<readonly Game[]>, 'state' | 'value'>
  /** Whether space is reserved while loading: for sources that are rarely empty. */
  readonly reserveSpace?: boolean
}

/** The games of a shelf. Renders nothing if there are none or they fail to load. */
export function Row({ title, subtitle, variant = 'rail', size, ranked = false, count, query, reserveSpace = false }: RowProps): ReactNode {
  const categories = useSite((site) => site.categories)
  const text = useText()
  const games = assignCategories(categories, query.value ?? []).slice(0, count)
  const loading = reserveSpace && query.state === 'pending' && query.value === undefined
  if (games.length === 0 && !loading) return null
  const label = text(title)
  return (
    <GameSection title={label} subtitle={subtitle && text(subtitle)} busy={loading}>
      <Games
        variant={variant}
        large={size === 'large'}
        ranked={ranked}
        games={games}
        skeletonCount={loading ? (count ?? skeletonCount) : 0}
        label={label}
      />
    </GameSection>
  )
}
