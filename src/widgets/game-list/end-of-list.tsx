import { useEffect, useRef, type ReactNode } from 'react'
import { useConfig, useFactStates, useText } from '../../engine/index.ts'
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
  const endElement = useRef<HTMLDivElement>(null)
  const { throttleMs, distance } = useConfig((config) => config.settings.infiniteScroll)
  const offline = useFactStates().offline
  const text = useText()
  useEffect(() => {
    if (state !== 'ready') return undefined
    const loadIfNear = throttle(() => {
      const top = endElement.current?.getBoundingClientRect().top
      if (top !== undefined && top > 0 && top - window.innerHeight <= distance) onMore()
    }, throttleMs)
    loadIfNear.trigger()
    window.addEventListener('scroll', loadIfNear.trigger, { passive: true })
    window.addEventListener('resize', loadIfNear.trigger)
    return () => {
      loadIfNear.cancel()
      window.removeEventListener('scroll', loadIfNear.trigger)
      window.removeEventListener('resize', loadIfNear.trigger)
    }
  }, [state, loadedCount, throttleMs, distance, onMore])
  const hasFailed = state === 'failed'
  return (
    <div ref={endElement} className={styles['end']} aria-busy={state === 'loading'}>
      <ShowMore
        label={text(hasFailed ? 'engine_retry' : 'games_show_more')}
        countText={
          hasFailed ? text(offline ? 'engine_offline' : 'games_failed_text') : text('games_shown', { shown: loadedCount, count: total })
        }
        onMore={onMore}
      />
      {state === 'loading' && <Spinner className={styles['spinner']} />}
    </div>
  )
}
