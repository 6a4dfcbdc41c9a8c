import { useEffect, useState } from 'react'
import { useMediaQuery } from '../../ui/hooks/use-media-query.ts'

export interface Carousel {
  readonly currentIndex: number
  readonly goTo: (index: number) => void
  /**
   * Whether the pictures of all slides are loaded: from half an interval before the first automatic change, or from the
   * first hover, focus or selection.
   */
  readonly shouldLoadAll: boolean
  /** Whether automatic changes are on; `undefined` if the banner has none. */
  readonly isPlaying: boolean | undefined
  readonly setPlaying: (playing: boolean) => void
  /** Handlers for the element around the slides, which pause the automatic changes on hover and focus. */
  readonly pauseHandlers: { onPointerEnter: () => void; onPointerLeave: () => void; onFocus: () => void; onBlur: () => void }
}

/**
 * State of the carousel. The slide changes every `seconds`, unless that is 0 or there is only one slide. It does not
 * change on hover, on focus, or while the player has paused it. With reduced motion, the carousel is paused at first.
 */
export function useCarousel(count: number, seconds: number): Carousel {
  const [selectedIndex, setSelectedIndex] = useState(0)
  const hasAutoplay = seconds > 0 && count > 1
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [playingOverride, setPlaying] = useState<boolean>()
  const isPlaying = playingOverride ?? (hasAutoplay && !prefersReducedMotion)
  const [isHovered, setIsHovered] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isTemporarilyPaused = isHovered || hasFocus
  const [shouldLoadAll, setShouldLoadAll] = useState(false)
  const visibleIndex = selectedIndex < count ? selectedIndex : 0
  useEffect(() => {
    if (!hasAutoplay || shouldLoadAll) return
    const timer = setTimeout(() => setShouldLoadAll(true), seconds * 500)
    return () => clearTimeout(timer)
  }, [hasAutoplay, shouldLoadAll, seconds])
  useEffect(() => {
    if (!hasAutoplay || !isPlaying || isTemporarilyPaused) return
    const timer = setTimeout(() => setSelectedIndex((visibleIndex + 1) % count), seconds * 1000)
    return () => clearTimeout(timer)
  }, [hasAutoplay, isPlaying, isTemporarilyPaused, visibleIndex, count, seconds])
  return {
    currentIndex: visibleIndex,
    goTo: (index) => {
      setShouldLoadAll(true)
      setSelectedIndex((index + count) % count)
    },
    shouldLoadAll,
    isPlaying: hasAutoplay ? isPlaying : undefined,
    setPlaying,
    pauseHandlers: {
      onPointerEnter: () => {
        setIsHovered(true)
        setShouldLoadAll(true)
      },
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => {
        setHasFocus(true)
        setShouldLoadAll(true)
      },
      onBlur: () => setHasFocus(false),
    },
  }
}
