import { useEffect, useState, type ReactNode } from 'react'
import type { Game } from '../../generated/api.ts'
import {
  type SiteCategory,
  useConfig,
  useOverlayPage,
  useOverlays,
  usePorts,
  useSite,
  useText,
  type WidgetViewProps,
} from '../../engine/index.ts'
import { findGameId, GameTiles, useGameLauncher, useGameName } from '../../features/games/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Spinner } from '../../ui/controls/spinner.tsx'
import styles from './style.module.css'

/**
 * Games to choose from in an overlay. With `show` = `vendor`, the games of a vendor, from the overlay parameter
 * `<category>/<vendor>`; otherwise alternatives to a game under maintenance, from `<category>/<vendor>/<game>`.
 */
export function View({ props: { show } }: WidgetViewProps<'game-choice'>): ReactNode {
  const [categoryId = '', vendorCode = '', ...gameIdParts] = (useOverlayPage()?.page ?? '').split('/')
  const category = useSite((site) => site.categories.find(({ id }) => id === categoryId))
  if (category === undefined) return null
  return show === 'vendor' ? (
    <VendorGames category={category} vendor={vendorCode} />
  ) : (
    <Alternatives category={category} gameId={gameIdParts.join('/')} />
  )
}

function Alternatives({ category, gameId }: { readonly category: SiteCategory; readonly gameId: string }): ReactNode {
  const text = useText()
  const getGameName = useGameName()
  const unavailableGame = category.games.find((game) => findGameId(game) === gameId)
  const { close } = useOverlays()
  const games = useGameLauncher().suggest(category, { gameId })
  const name = unavailableGame === undefined ? text('frame_this_game') : getGameName(unavailableGame)
  return (
    <div className={styles['choice']}>
      <p>{text('games_maintenance_text', { name })}</p>
      {games.length > 0 && <p>{text('games_maintenance_others')}</p>}
      <GameTiles games={games} category={category} className={styles['games']} onChoose={close} />
    </div>
  )
}

type LoadState =
  { readonly status: 'loading' } | { readonly status: 'failed' } | { readonly status: 'loaded'; readonly games: readonly Game[] }

const pageSize = 48

function VendorGames({ category, vendor }: { readonly category: SiteCategory; readonly vendor: string }): ReactNode {
  const text = useText()
  const { game: gamePort } = usePorts()
  const { close } = useOverlays()
  const merchant = useConfig((config) => config.merchant.code)
  const [attempt, setAttempt] = useState(0)
  const [loadState, setLoadState] = useState<LoadState>({ status: 'loading' })
  useEffect(() => {
    let isCancelled = false
    gamePort.list({ merchant, vassalage: vendor, pageSize }).then(
      ({ games }) => isCancelled || setLoadState({ status: 'loaded', games: games.filter(({ isGame }) => isGame !== 'VASSALAGE') }),
      () => isCancelled || setLoadState({ status: 'failed' }),
    )
    return () => {
      isCancelled = true
      setLoadState({ status: 'loading' })
    }
  }, [gamePort, merchant, vendor, attempt])
  const name = category.vendors.find(({ code }) => code === vendor)?.name ?? vendor
  if (loadState.status === 'loading') return <Spinner size={32} label={text('frame_opening')} />
  if (loadState.status === 'failed')
    return (
      <div className={styles['choice']}>
        <p>{text('games_failed_text')}</p>
        <Button onClick={() => setAttempt((n) => n + 1)}>{text('engine_retry')}</Button>
      </div>
    )
  return (
    <div className={styles['choice']}>
      <p>{loadState.games.length === 0 ? text('games_none_text') : name}</p>
      <GameTiles games={loadState.games} category={category} className={styles['games']} onChoose={close} />
    </div>
  )
}
