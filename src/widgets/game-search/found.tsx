import { useEffect, useState, type ReactNode } from 'react'
import { useFacts, useText } from '../../engine/index.ts'
import { type GameQuery, useGamePages } from '../../features/games/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Empty } from '../../ui/controls/empty.tsx'
import { StaleContent } from '../../ui/controls/stale-content.tsx'
import { ShowMore } from '../../ui/controls/show-more.tsx'
import { GameRows } from './game-rows.tsx'
import styles from './style.module.css'

interface FoundProps {
  readonly query: GameQuery
  readonly pageSize: number
  readonly onClear: () => void
  /** Called when results are ready. Until then this renders nothing, and the previous content stays. */
  readonly onAnswer: (answered: boolean) => void
}

/** Search results, with loading, empty and error states. */
export function Found({ query, pageSize, onClear, onAnswer }: FoundProps): ReactNode {
  const { games, total, state, more, waiting } = useLatest(useGamePages(query, pageSize))
  const { offline } = useFacts()
  const text = useText()
  const answered = total !== undefined || state === 'failed'
  useEffect(() => {
    onAnswer(answered)
    return () => onAnswer(false)
  }, [answered, onAnswer])
  const filtered = query.gameType !== undefined || query.vassalage !== undefined
  if (games.length === 0 && state === 'failed')
    return (
      <Empty
        icon="warning"
        level={3}
        title={text('games_failed_title')}
        text={text(offline ? 'engine_offline' : 'games_failed_text')}
        action={<Button onClick={more}>{text('engine_retry')}</Button>}
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
        action={filtered && <Button onClick={onClear}>{text('search_clear')}</Button>}
      />
    )
  const found = text('search_found', { count: total })
  return (
    <StaleContent late={waiting}>
      <p className={styles['count']} role="status">
        {found}
      </p>
      <GameRows games={games} label={found} />
      {games.length < total && !waiting && (
        <ShowMore
          label={text(state === 'failed' ? 'engine_retry' : 'games_show_more')}
          shown={text('games_shown', { shown: games.length, count: total })}
          onMore={more}
        />
      )}
    </StaleContent>
  )
}

type Pages = ReturnType<typeof useGamePages>

/** Keeps the previous results until the next have loaded, so that nothing moves while the user types or is on a row. */
function useLatest(pages: Pages): Pages & { readonly waiting: boolean } {
  const [latest, setLatest] = useState(pages)
  if (pages.total !== undefined && (pages.games !== latest.games || pages.state !== latest.state)) setLatest(pages)
  const waiting = pages.total === undefined && pages.state !== 'failed'
  return { ...(waiting ? latest : pages), waiting }
}
