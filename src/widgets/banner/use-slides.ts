import { useEffect, useState } from 'react'
import { useMatches } from '../../ui/hooks/use-matches.ts'

export interface Slides {
  readonly at: number
  readonly go: (index: number) => void
  /** Whether the pictures of the slides that are not shown are wanted: soon before the first change, or once somebody comes near. */
  readonly allWanted: boolean
  /** Whether slides change by themselves now. Undefined where they never do. */
  readonly playing: boolean | undefined
  readonly setPlaying: (playing: boolean) => void
  /** For the element around the slides: nothing moves while it is pointed at or has the focus. */
  readonly hold: { onPointerEnter: () => void; onPointerLeave: () => void; onFocus: () => void; onBlur: () => void }
}

/**
 * Which of several slides is shown. After `seconds` the next one comes; not where that is 0, where there is one slide,
 * where the visitor wants no motion or has paused it, nor while the pointer or the focus is there.
 */
export function useSlides(count: number, seconds: number): Slides {
  const [at, setAt] = useState(0)
  const moves = seconds > 0 && count > 1
  const still = useMatches('(prefers-reduced-motion: reduce)')
  const [chosen, setPlaying] = useState<boolean>()
  const playing = chosen ?? (moves && !still)
  const [held, setHeld] = useState(false)
  const [allWanted, setAllWanted] = useState(false)
  const current = at < count ? at : 0
  useEffect(() => {
    if (!moves || allWanted) return
    const timer = setTimeout(() => setAllWanted(true), seconds * 500)
    return () => clearTimeout(timer)
  }, [moves, allWanted, seconds])
  useEffect(() => {
    if (!moves || !playing || held) return
    const timer = setTimeout(() => setAt((current + 1) % count), seconds * 1000)
    return () => clearTimeout(timer)
  }, [moves, playing, held, current, count, seconds])
  const holdOn = (): void => {
    setHeld(true)
    setAllWanted(true)
  }
  return {
    at: current,
    go: (index) => {
      setAllWanted(true)
      setAt((index + count) % count)
    },
    allWanted,
    playing: moves ? playing : undefined,
    setPlaying,
    hold: {
      onPointerEnter: holdOn,
      onPointerLeave: () => setHeld(false),
      onFocus: holdOn,
      onBlur: () => setHeld(false),
    },
  }
}
