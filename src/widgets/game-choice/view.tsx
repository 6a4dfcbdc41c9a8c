import { useEffect, useState, type ReactNode } from 'react'
import {
  useConfig,
  useGameName,
  useGamePicture,
  useOverlays,
  usePlay,
  usePorts,
  useSite,
  useText,
  type SiteCategory,
  type WidgetViewProps,
} from '../../engine/index.ts'
import { useGameRoom, useOverlayPage } from '../../engine/later.ts'
import type { Game } from '../../generated/api.ts'
import { Button } from '../../ui/button.tsx'
import { GameTile } from '../../ui/game-tile.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './style.module.css'

/** Games to choose from, for whatever its overlay was opened with: `<category>/<vendor>` or `<category>/<vendor>/<game>`. */
export function View({ props: { show } }: WidgetViewProps<'game-choice'>): ReactNode {
  const [category = '', vendor = '', ...game] = (useOverlayPage()?.page ?? '').split('/')
  const own = useSite((site) => site.categories.find(({ id }) => id === category))
  if (own === undefined) return null
  return show === 'vendor' ? <VendorGames category={own} vendor={vendor} /> : <Others category={own} gameId={game.join('/')} />
}

function Others({ category, gameId }: { readonly category: SiteCategory; readonly gameId: string }): ReactNode {
  const text = useText()
  const nameOf = useGameName()
  const closed = category.games.find((game) => game.gameId === gameId)
  const games = useGameRoom().suggest(category, { gameId })
  const name = closed === undefined ? text('page_game_title') : nameOf(closed)
  return (
    <div className={styles['choice']}>
      <p>{text('games_maintenance_text', { name })}</p>
      {games.length > 0 && <p>{text('games_maintenance_others')}</p>}
      <Games games={games} category={category} />
    </div>
  )
}

type Found = { readonly at: 'asking' } | { readonly at: 'failed' } | { readonly at: 'there'; readonly games: readonly Game[] }

const pageSize = 48

function VendorGames({ category, vendor }: { readonly category: SiteCategory; readonly vendor: string }): ReactNode {
  const text = useText()
  const { game: port } = usePorts()
  const merchant = useConfig((config) => config.merchant.code)
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<Found>({ at: 'asking' })
  useEffect(() => {
    let left = false
    setFound({ at: 'asking' })
    port.list({ merchant, vassalage: vendor, pageSize }).then(
      ({ games }) => left || setFound({ at: 'there', games: games.filter(({ isGame }) => isGame !== 'VASSALAGE') }),
      () => left || setFound({ at: 'failed' }),
    )
    return () => void (left = true)
  }, [port, merchant, vendor, attempt])
  const name = category.vendors.find(({ code }) => code === vendor)?.name ?? vendor
  if (found.at === 'asking') return <Spinner size={32} label={text('frame_opening')} />
  if (found.at === 'failed')
    return (
      <div className={styles['choice']}>
        <p>{text('games_failed_text')}</p>
        <Button onClick={() => setAttempt((n) => n + 1)}>{text('engine_retry')}</Button>
      </div>
    )
  return (
    <div className={styles['choice']}>
      <p>{found.games.length === 0 ? text('games_none_text') : name}</p>
      <Games games={found.games} category={category} />
    </div>
  )
}

function Games({ games, category }: { readonly games: readonly Game[]; readonly category: SiteCategory }): ReactNode {
  const text = useText()
  const play = usePlay()
  const { close } = useOverlays()
  const nameOf = useGameName()
  const picture = useGamePicture()
  const loading = useConfig((config) => config.settings.lazyImages)
  return (
    <ul className={styles['games']}>
      {games.map((game) => (
        <li key={`${game.vassalage}/${game.gameId ?? game.gameName}`}>
          <GameTile
            name={nameOf(game)}
            small={picture(game, 's')}
            large={picture(game, 'l')}
            icon={category.icon ?? 'play'}
            loading={loading}
            closed={game.maintenance ? text('games_maintenance') : undefined}
            onChoose={() => {
              close()
              play(game, category)
            }}
          />
        </li>
      ))}
    </ul>
  )
}
