import type { ReactNode } from 'react'
import { useFacts, useText } from '../../engine/index.ts'
import { useGamePages, type GameWish } from '../../engine/later.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { GameRows, StillRows } from './game-rows.tsx'
import styles from './style.module.css'

interface FoundProps {
  readonly wish: GameWish
  readonly pageSize: number
  readonly onClear: () => void
}

/** The games that were found, with every other face: on their way, none, not loaded. */
export function Found({ wish, pageSize, onClear }: FoundProps): ReactNode {
  const { games, total, state, more } = useGamePages(wish, pageSize)
  const { offline } = useFacts()
  const text = useText()
  const filtered = wish.gameType !== undefined || wish.vassalage !== undefined
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
  if (total === undefined) return <StillRows count={6} />
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
    <>
      <p className={styles['count']} role="status">
        {found}
      </p>
      <GameRows games={games} label={found} />
      {games.length < total && (
        <ShowMore
          label={text(state === 'failed' ? 'engine_retry' : 'games_show_more')}
          shown={text('games_shown', { shown: games.length, count: total })}
          onMore={more}
        />
      )}
    </>
  )
}
