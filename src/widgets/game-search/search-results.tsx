import { useEffect, useState, type ReactNode } from 'react'
import { useFactStates, useText } from '../../engine/index.ts'
import { type GameQuery, useGamePages } from '../../features/games/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Empty } from '../../ui/controls/empty.tsx'
import { StaleContent } from '../../ui/controls/stale-content.tsx'
import { ShowMore } from '../../ui/controls/show-more.tsx'
import { GameRows } from './game-rows.tsx'
import styles from './style.module.css'

interface SearchResultsProps {
  readonly query: GameQuery
  readonly pageSize: number
  readonly onClear: () => void
  /** Reports whether results or an error can be shown. Until then, the component renders nothing. */
  readonly onReady: (isReady: boolean) => void
}

/** Search results, with loading, empty and error states. */
export function SearchResults({ query, pageSize, onClear, onReady }: SearchResultsProps): ReactNode {
  const { games, total, state, loadMore, loading } = useLatestPages(useGamePages(query, pageSize))
  const { offline } = useFactStates()
  const text = useText()
  const isReady = total !== undefined || state === 'failed'
  useEffect(() => {
    onReady(isReady)
    return () => onReady(false)
  }, [isReady, onReady])
  const hasFilters = query.gameType !== undefined || query.vassalage !== undefined
  if (games.length === 0 && state === 'failed')
    return (
      <Empty
        icon="warning"
        level={3}
        title={text('games_failed_title')}
        text={text(offline ? 'engine_offline' : 'games_failed_text')}
        action={<Button onClick={loadMore}>{text('engine_retry')}</Button>}
      />
    )
  if (total === undefined) return null
  if (total === 0)
    return (
      <Empty
        icon="search"
        level={3}
        title={text('search_none_title')}
        text={text('search_none_text')}
        action={hasFilters && <Button onClick={onClear}>{text('search_clear')}</Button>}
      />
    )
  const countText = text('search_found', { count: total })
  return (
    <StaleContent isStale={loading}>
      <p className={styles['heading']} role="status">
        {countText}
      </p>
      <GameRows games={games} label={countText} />
      {games.length < total && !loading && (
        <ShowMore
          label={text(state === 'failed' ? 'engine_retry' : 'games_show_more')}
          countText={text('games_shown', { shown: games.length, count: total })}
          onMore={loadMore}
        />
      )}
    </StaleContent>
  )
}

type Pages = ReturnType<typeof useGamePages>

/**
 * Returns the previous results until the next have loaded, so that rows do not disappear while the user types or while
 * a row has the focus.
 */
function useLatestPages(pages: Pages): Pages & { readonly loading: boolean } {
  const [latest, setLatest] = useState(pages)
  if (pages.total !== undefined && (pages.games !== latest.games || pages.state !== latest.state)) setLatest(pages)
  const loading = pages.total === undefined && pages.state !== 'failed'
  return { ...(loading ? latest : pages), loading }
}
