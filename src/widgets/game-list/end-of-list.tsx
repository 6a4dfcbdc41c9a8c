import { useEffect, useRef, type ReactNode } from 'react'
import { useConfig, useFacts, useText } from '../../engine/index.ts'
import { ShowMore } from '../../ui/controls/show-more.tsx'
import { Spinner } from '../../ui/controls/spinner.tsx'
import { throttle } from '../../ui/hooks/timing.ts'
import styles from './style.module.css'

export interface EndOfListProps {
  readonly shown: number
  readonly total: number
  readonly state: 'loading' | 'ready' | 'failed'
  readonly onMore: () => void
}

/** End of an infinite list: loads the next page when visible, or with its button. */
export function EndOfList({ shown, total, state, onMore }: EndOfListProps): ReactNode {
  const end = useRef<HTMLDivElement>(null)
  const { throttleMs, distance } = useConfig((config) => config.settings.infiniteScroll)
  const offline = useFacts().offline
  const text = useText()
  useEffect(() => {
    if (state !== 'ready') return undefined
    const look = throttle(() => {
      const top = end.current?.getBoundingClientRect().top
      if (top !== undefined && top > 0 && top - window.innerHeight <= distance) onMore()
    }, throttleMs)
    look.now()
    window.addEventListener('scroll', look.now, { passive: true })
    window.addEventListener('resize', look.now)
    return () => {
      look.stop()
      window.removeEventListener('scroll', look.now)
      window.removeEventListener('resize', look.now)
    }
  }, [state, shown, throttleMs, distance, onMore])
  const failed = state === 'failed'
  return (
    <div ref={end} className={styles['end']} aria-busy={state === 'loading'}>
      <ShowMore
        label={text(failed ? 'engine_retry' : 'games_show_more')}
        shown={failed ? text(offline ? 'engine_offline' : 'games_failed_text') : text('games_shown', { shown, count: total })}
        onMore={onMore}
      />
      {state === 'loading' && <Spinner className={styles['wait']} />}
    </div>
  )
}
