import type { ReactNode } from 'react'
import type { Game } from '../../generated/api.ts'
import type { GameGridProps } from '../../generated/config.ts'
import { usePorts, useSite, useText } from '../../engine/index.ts'
import { findCategory, gameKey, useFavourites } from '../../features/games/index.ts'
import { SectionHeading } from '../../ui/controls/section-heading.tsx'
import { Games } from './games.tsx'
import styles from './style.module.css'
import { useAnswer } from './use-answer.ts'

const most = 24

export interface OwnGamesProps {
  readonly props: GameGridProps
  readonly source: 'favourites' | 'recent'
}

/** The player's favourites, or what they played last. Nothing stands there while there are none, and where they did not come: the page is whole without. */
export function OwnGames({ props, source }: OwnGamesProps): ReactNode {
  const games = useOwnGames(source, props.pageSize ?? most)
  const categories = useSite((site) => site.categories)
  const text = useText()
  const placed = games.flatMap((game) => {
    const category = findCategory(categories, game)
    return category ? [{ key: gameKey(game), game, category }] : []
  })
  if (placed.length === 0) return null
  const label = text(props.title ?? (source === 'recent' ? 'games_recent' : 'games_favourites'))
  return (
    <section className="wrap">
      <SectionHeading title={label} subtitle={props.subtitle && text(props.subtitle)} />
      <div className={styles['body']}>
        <Games
          variant={props.variant ?? 'rail'}
          showcase={false}
          large={props.size === 'large'}
          ranked={false}
          games={placed}
          waiting={0}
          eager={false}
          label={label}
        />
      </div>
    </section>
  )
}

function useOwnGames(source: OwnGamesProps['source'], count: number): readonly Game[] {
  const { game } = usePorts()
  const { ids } = useFavourites()
  const token = useSite((site) => site.visitor.kind === 'visitor')
  const asked = `${source} ${String(token)} ${source === 'favourites' ? [...ids].join() : ''}`
  const ask = async (): Promise<readonly Game[]> => {
    if (token) return []
    return source === 'recent' ? (await game.recent({ count })).list : (await game.favourites({ pageSize: count })).games
  }
  return useAnswer(asked, ask) ?? []
}
