import { useEffect, useState } from 'react'

export interface Slides {
  readonly at: number
  readonly go: (index: number) => void
  /** Whether slides change by themselves now. Undefined where they never do. */
  readonly playing: boolean | undefined
  readonly setPlaying: (playing: boolean) => void
  /** For the element around the slides: nothing moves while it is pointed at or has the focus. */
  readonly hold: { onPointerEnter: () => void; onPointerLeave: () => void; onFocus: () => void; onBlur: () => void }
}

const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Which of several slides is shown. After `seconds` the next one comes; not where that is 0, where there is one slide,
 * where the visitor wants no motion or has paused it, nor while the pointer or the focus is there.
 */
export function useSlides(count: number, seconds: number): Slides {
  const [at, setAt] = useState(0)
  const moves = seconds > 0 && count > 1
  const [playing, setPlaying] = useState(() => moves && !wantsStillness())
  const [held, setHeld] = useState(false)
  const current = at < count ? at : 0
  useEffect(() => {
    if (!moves || !playing || held) return
    const timer = setTimeout(() => setAt((current + 1) % count), seconds * 1000)
    return () => clearTimeout(timer)
  }, [moves, playing, held, current, count, seconds])
  return {
    at: current,
    go: (index) => setAt((index + count) % count),
    playing: moves ? playing : undefined,
    setPlaying,
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  }
}
