import { useRef, type ReactNode } from 'react'
import type { Game } from '../../generated/api.ts'
import { type SiteCategory, useConfig, useOverlays, useSite, useText } from '../../engine/index.ts'
import { FavouriteButton, findCategory, getGameKey, useGameName, useGamePicture, usePlay } from '../../features/games/index.ts'
import { GameArt } from '../../ui/media/game-art.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { useRestoreFocus, useFocusedRow } from './row-focus.ts'
import styles from './style.module.css'

/** Games as rows: picture, name, vendor and category. */
export function GameRows({ games, label }: { readonly games: readonly Game[]; readonly label: string }): ReactNode {
  const categories = useSite((site) => site.categories)
  const list = useRef<HTMLUListElement>(null)
  useRestoreFocus(list)
  return (
    <ul ref={list} aria-label={label} className={styles['rows']}>
      {games.map((game) => {
        const category = findCategory(categories, game)
        return category && <Row key={getGameKey(game)} game={game} category={category} />
      })}
    </ul>
  )
}

export const SkeletonRows = ({ count }: { readonly count: number }): ReactNode => (
  <div className={styles['rows']} aria-busy="true">
    {Array.from({ length: count }, (_, i) => (
      <Skeleton key={i} className={styles['skeleton']} />
    ))}
  </div>
)

function Row({ game, category }: { readonly game: Game; readonly category: SiteCategory }): ReactNode {
  const loading = useConfig((config) => config.settings.lazyImages)
  const overlays = useOverlays()
  const getPictureUrl = useGamePicture()
  const text = useText()
  const play = usePlay()
  const name = useGameName()(game)
  const key = getGameKey(game)
  const focusRef = useFocusedRow(key)
  const vendor = category.vendors.find(({ code }) => code === game.vassalage)?.name
  const startGame = (): void => {
    if (!game.maintenance) overlays.close()
    play(game, category)
  }
  return (
    <li className={styles['row']}>
      <button ref={focusRef} type="button" data-game={key} className={styles['game']} onClick={startGame}>
        <span>
          <GameArt
            name={name}
            small={getPictureUrl(game, 's')}
            large={getPictureUrl(game, 'l')}
            sizes="56px"
            shape="square"
            icon={category.icon ?? 'play'}
            loading={loading}
            closedText={game.maintenance ? text('games_maintenance') : undefined}
          />
        </span>
        <span className={styles['info']}>
          <span dir="auto" className={styles['title']}>
            {name}
          </span>
          <span className={styles['detail']}>
            {[vendor, text(category.name), game.maintenance && text('games_maintenance')].filter(Boolean).join(' · ')}
          </span>
        </span>
      </button>
      <FavouriteButton game={game} className={styles['favourite']} />
    </li>
  )
}
