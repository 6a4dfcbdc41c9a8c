import { useEffect, useState } from 'react'
import { useMediaQuery } from '../../ui/hooks/use-media-query.ts'

export interface Slides {
  readonly currentIndex: number
  readonly goTo: (index: number) => void
  /**
   * Whether the pictures of all slides are loaded: from half an interval before the first automatic change, or from the
   * first hover, focus or selection.
   */
  readonly loadAll: boolean
  /** Whether automatic changes are on; `undefined` if the banner has none. */
  readonly playing: boolean | undefined
  readonly setPlaying: (playing: boolean) => void
  /** Handlers for the element around the slides, which pause the automatic changes on hover and focus. */
  readonly pauseHandlers: { onPointerEnter: () => void; onPointerLeave: () => void; onFocus: () => void; onBlur: () => void }
}

/**
 * State of the carousel. The slide changes every `seconds`, unless that is 0 or there is only one slide. It does not
 * change on hover, on focus, or while the player has paused it. With reduced motion, the carousel is paused at first.
 */
export function useSlides(count: number, seconds: number): Slides {
  const [selectedIndex, setIndex] = useState(0)
  const autoplay = seconds > 0 && count > 1
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [playingChoice, setPlaying] = useState<boolean>()
  const playing = playingChoice ?? (autoplay && !reducedMotion)
  const [paused, setPaused] = useState(false)
  const [loadAll, setLoadAll] = useState(false)
  const current = selectedIndex < count ? selectedIndex : 0
  useEffect(() => {
    if (!autoplay || loadAll) return
    const timer = setTimeout(() => setLoadAll(true), seconds * 500)
    return () => clearTimeout(timer)
  }, [autoplay, loadAll, seconds])
  useEffect(() => {
    if (!autoplay || !playing || paused) return
    const timer = setTimeout(() => setIndex((current + 1) % count), seconds * 1000)
    return () => clearTimeout(timer)
  }, [autoplay, playing, paused, current, count, seconds])
  const pause = (): void => {
    setPaused(true)
    setLoadAll(true)
  }
  return {
    currentIndex: current,
    goTo: (index) => {
      setLoadAll(true)
      setIndex((index + count) % count)
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
