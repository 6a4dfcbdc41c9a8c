import type { ReactNode } from 'react'
import type { Game } from '../../generated/api.ts'
import type { GameGridProps } from '../../generated/config.ts'
import { useConfig, usePorts, usePreferences, useSite, useText } from '../../engine/index.ts'
import { findCategory, gameKey } from '../../features/games/index.ts'
import { SectionHeading } from '../../ui/controls/section-heading.tsx'
import { Games } from './games.tsx'
import styles from './style.module.css'
import { useAnswer } from './use-answer.ts'

export interface ChosenGamesProps {
  readonly props: GameGridProps
  readonly source: 'hot' | 'named'
}

/** How many still shapes stand there until the games come. */
const usual = 8

/** Games that somebody chose: the platform, or the brand by their ids. Nothing stands there where none came: the page is whole without. */
export function ChosenGames({ props, source }: ChosenGamesProps): ReactNode {
  const games = useChosen(props, source)
  const categories = useSite((site) => site.categories)
  const text = useText()
  const placed = (games ?? []).flatMap((game) => {
    const category = findCategory(categories, game)
    return category ? [{ key: gameKey(game), game, category }] : []
  })
  if (games !== undefined && placed.length === 0) return null
  const label = text(props.title ?? 'games_all')
  return (
    <section className="wrap" aria-busy={games === undefined}>
      <SectionHeading title={label} subtitle={props.subtitle && text(props.subtitle)} />
      <div className={styles['body']}>
        <Games
          variant={props.variant ?? 'rail'}
          showcase={false}
          large={props.size === 'large'}
          ranked={props.ranked === true}
          games={placed}
          waiting={games === undefined ? (props.pageSize ?? usual) : 0}
          eager={false}
          label={label}
        />
      </div>
    </section>
  )
}

function useChosen(
  { games: named = [], isPlatform, pageSize }: GameGridProps,
  source: ChosenGamesProps['source'],
): readonly Game[] | undefined {
  const { game } = usePorts()
  const { code, gamePlatforms } = useConfig(({ merchant }) => merchant)
  const { language, languages } = usePreferences()
  const tag = languages.find((one) => one.code === language)?.tag ?? 'en'
  const platform = gamePlatforms.list.join(',')
  const ask = async (): Promise<readonly Game[]> => {
    if (source === 'named') return (await game.list({ merchant: code, ids: named.join(','), pageSize: named.length, language: tag })).games
    const { list } = await game.hot({ merchantCode: code, platform, language: tag, ...(isPlatform !== undefined && { isPlatform }) })
    return list.slice(0, pageSize)
  }
  return useAnswer(`${source} ${tag} ${named.join(',')} ${String(isPlatform)}`, () => ask().catch(() => []))
}
