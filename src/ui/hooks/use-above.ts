import { useEffect, useState, type RefObject } from 'react'
import { isFullScreen } from './use-full-screen.ts'

/** Height of the page above an element in pixels; observed, since the header resizes with the window. */
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
