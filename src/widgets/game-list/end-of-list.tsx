import { useEffect, useRef, type ReactNode } from 'react'
import { useConfig, useFacts, useText } from '../../engine/index.ts'
import { ShowMore } from '../../ui/controls/show-more.tsx'
import { Spinner } from '../../ui/controls/spinner.tsx'
import { throttle } from '../../ui/hooks/timing.ts'
import styles from './style.module.css'

export interface EndOfListProps {
  readonly loadedCount: number
  readonly total: number
  readonly state: 'loading' | 'ready' | 'failed'
  readonly onMore: () => void
}

/** End of an infinite list. Loads the next page when it is near the viewport or when its button is clicked. */
export function EndOfList({ loadedCount, total, state, onMore }: EndOfListProps): ReactNode {
  const end = useRef<HTMLDivElement>(null)
  const { throttleMs, distance } = useConfig((config) => config.settings.infiniteScroll)
  const offline = useFacts().offline
  const text = useText()
  useEffect(() => {
    if (state !== 'ready') return undefined
    const check = throttle(() => {
      const top = end.current?.getBoundingClientRect().top
      if (top !== undefined && top > 0 && top - window.innerHeight <= distance) onMore()
    }, throttleMs)
    check.trigger()
    window.addEventListener('scroll', check.trigger, { passive: true })
    window.addEventListener('resize', check.trigger)
    return () => {
      check.cancel()
      window.removeEventListener('scroll', check.trigger)
      window.removeEventListener('resize', check.trigger)
    }
  }, [state, loadedCount, throttleMs, distance, onMore])
  const failed = state === 'failed'
  return (
    <div ref={end} className={styles['end']} aria-busy={state === 'loading'}>
      <ShowMore
        label={text(failed ? 'engine_retry' : 'games_show_more')}
        countText={
          failed ? text(offline ? 'engine_offline' : 'games_failed_text') : text('games_shown', { shown: loadedCount, count: total })
        }
        onMore={onMore}
      />
      {state === 'loading' && <Spinner className={styles['spinner']} />}
    </div>
  )
}
