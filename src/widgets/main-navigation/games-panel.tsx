import { useEffect, useState, type ReactNode } from 'react'
import { ActionLink, type SiteCategory, useConfig, useText } from '../../engine/index.ts'
import { countGames, countVendorGames, getGameKey, useGameName, useGamePages, useGamePicture, usePlay } from '../../features/games/index.ts'
import { Button, getButtonClass } from '../../ui/controls/button.tsx'
import { GameArt } from '../../ui/media/game-art.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './games-panel.module.css'

/** The vendors of a category and their games, loaded page by page. */
export function GamesPanel({ category }: { readonly category: SiteCategory }): ReactNode {
  const [vendor, setVendor] = useState<string>()
  const [pageCount, setPageCount] = useState(1)
  const { headerGamesFirst, headerGamesNext } = useConfig((config) => config.settings.pageSizes)
  const text = useText()
  const limit = countVisibleGames(pageCount, headerGamesFirst, headerGamesNext)
  const { games, total, state, loadMore } = useGamePages(
    { gameType: category.id, ...(vendor !== undefined && { vassalage: vendor }) },
    headerGamesFirst,
  )
  useEffect(() => {
    if (state === 'ready' && games.length > 0 && games.length < limit) loadMore()
  }, [state, games.length, limit, loadMore])
  const menuGames = vendor === undefined ? category.games : category.games.filter((game) => game.vassalage === vendor)
  const visibleGames = (total === undefined ? menuGames : games).slice(0, limit)
  const selectVendor = (code: string | undefined): void => {
    if (code === vendor) return
    setVendor(code)
    setPageCount(1)
  }
  return (
    <div className={styles['panel']}>
      <div className={styles['vendors']}>
        <div role="group" aria-label={text('games_vendors')} className={styles['list']}>
          {[undefined, ...category.vendors].map((vendorOption) => (
            <button
              key={vendorOption?.code ?? ''}
              type="button"
              className={styles['vendor']}
              aria-pressed={vendor === vendorOption?.code}
              onClick={() => selectVendor(vendorOption?.code)}
              onPointerEnter={(event) => event.pointerType === 'mouse' && selectVendor(vendorOption?.code)}
            >
              <span>{vendorOption?.name ?? text('games_all_vendors')}</span>
              <span className={`figures ${styles['count']}`}>
                {vendorOption === undefined ? countGames(category) : countVendorGames(category, vendorOption)}
              </span>
            </button>
          ))}
        </div>
        <ActionLink action={{ route: category.route }} className={getButtonClass({ tone: 'link' }, styles['all'])}>
          {text('games_see_all')}
          <Icon name="onward" size={16} />
        </ActionLink>
      </div>
      <div className={styles['games']}>
        <ul className={styles['grid']}>
          {visibleGames.map((game) => (
            <PanelGame key={getGameKey(game)} game={game} category={category} />
          ))}
        </ul>
        {visibleGames.length < (total ?? 0) && (
          <Button size="s" className={styles['more']} onClick={() => (state === 'failed' ? loadMore() : setPageCount(pageCount + 1))}>
            {text(state === 'failed' ? 'engine_retry' : 'games_show_more')}
          </Button>
        )}
      </div>
    </div>
  )
}

function PanelGame({ game, category }: { readonly game: SiteCategory['games'][number]; readonly category: SiteCategory }): ReactNode {
  const loading = useConfig((config) => config.settings.lazyImages)
  const getPictureUrl = useGamePicture()
  const text = useText()
  const play = usePlay()
  const name = useGameName()(game)
  return (
    <li>
      <button type="button" className={styles['game']} onClick={() => play(game, category)}>
        <GameArt
          name={name}
          small={getPictureUrl(game, 's')}
          large={getPictureUrl(game, 'l')}
          sizes="120px"
          icon={category.icon ?? 'play'}
          loading={loading}
          closedText={game.maintenance ? text('games_maintenance') : undefined}
        />
        <span className={styles['name']}>{name}</span>
      </button>
    </li>
  )
}

/** Returns the number of games on the pages shown so far. The first page has its own size. */
export function countVisibleGames(pageCount: number, firstPageSize: number, nextPageSize: number): number {
  return firstPageSize + Math.max(0, pageCount - 1) * nextPageSize
}
