import { useEffect, useState } from 'react'
import { useMatches } from '../../ui/hooks/use-matches.ts'

export interface Slides {
  readonly at: number
  readonly go: (index: number) => void
  /**
   * Whether the pictures of the slides that are not shown are needed: soon before the first change, or once somebody
   * comes near.
   */
  readonly loadAll: boolean
  /** Whether slides change by themselves now. Undefined where they never do. */
  readonly playing: boolean | undefined
  readonly setPlaying: (playing: boolean) => void
  /** For the element around the slides: nothing moves while it is pointed at or has the focus. */
  readonly pauseHandlers: { onPointerEnter: () => void; onPointerLeave: () => void; onFocus: () => void; onBlur: () => void }
}

/**
 * Which of several slides is shown. After `seconds` the next one comes; not where that is 0, where there is one slide,
 * where the visitor wants no motion or has paused it, nor while the pointer or the focus is there.
 */
export function useSlides(count: number, seconds: number): Slides {
  const [at, setAt] = useState(0)
  const autoplay = seconds > 0 && count > 1
  const reducedMotion = useMatches('(prefers-reduced-motion: reduce)')
  const [chosen, setPlaying] = useState<boolean>()
  const playing = chosen ?? (autoplay && !reducedMotion)
  const [paused, setPaused] = useState(false)
  const [loadAll, setLoadAll] = useState(false)
  const current = at < count ? at : 0
  useEffect(() => {
    if (!autoplay || loadAll) return
    const timer = setTimeout(() => setLoadAll(true), seconds * 500)
    return () => clearTimeout(timer)
  }, [autoplay, loadAll, seconds])
  useEffect(() => {
    if (!autoplay || !playing || paused) return
    const timer = setTimeout(() => setAt((current + 1) % count), seconds * 1000)
    return () => clearTimeout(timer)
  }, [autoplay, playing, paused, current, count, seconds])
  const pause = (): void => {
    setPaused(true)
    setLoadAll(true)
  }
  return {
    at: current,
    go: (index) => {
      setLoadAll(true)
      setAt((index + count) % count)
    },
    loadAll,
    playing: autoplay ? playing : undefined,
    setPlaying,
    pauseHandlers: {
      onPointerEnter: pause,
      onPointerLeave: () => setPaused(false),
      onFocus: pause,
      onBlur: () => setPaused(false),
    },
  }
}
