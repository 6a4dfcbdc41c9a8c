import { useEffect, useState, type RefObject } from 'react'
import { isFullScreen } from './use-full-screen.ts'

/** Returns the height of the page above an element in pixels, updated when the page resizes, except in full screen. */
export function useHeightAbove(elementRef: RefObject<HTMLElement | null>): number {
  const [heightAbove, setHeightAbove] = useState(0)
  useEffect(() => {
    const measure = (): void => {
      const element = elementRef.current
      if (element && !isFullScreen(document)) setHeightAbove(Math.round(element.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [elementRef])
  return heightAbove
}
