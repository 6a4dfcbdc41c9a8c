import { useEffect, useState, type RefObject } from 'react'
import { isFullScreen } from './use-full-screen.ts'

/**
 * How many pixels of the page stand above a part of it; followed, because a brand's header grows and shrinks with the
 * window.
 */
export function useAbove(part: RefObject<HTMLElement | null>): number {
  const [above, setAbove] = useState(0)
  useEffect(() => {
    const measure = (): void => {
      const element = part.current
      if (element && !isFullScreen(document)) setAbove(Math.round(element.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [part])
  return above
}
