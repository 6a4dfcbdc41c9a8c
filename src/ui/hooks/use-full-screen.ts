import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether an element is in full screen. `fullscreenElement` is `undefined`, not `null`, in browsers without the API,
 * such as those of iPhones.
 */
export const isFullScreen = (document: Pick<Document, 'fullscreenElement'>): boolean => (document.fullscreenElement ?? null) !== null

/** Toggles full screen of an element. Without the API, the element covers the page instead. */
export function useFullScreen(elementRef: RefObject<HTMLElement | null>): { readonly full: boolean; toggle(): void } {
  const [full, setFull] = useState(false)
  useEffect(() => {
    const update = (): void => setFull(isFullScreen(document))
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setFull(false)
    }
    document.addEventListener('fullscreenchange', update)
    document.addEventListener('keydown', handleKeyDown)
    return () => {
      document.removeEventListener('fullscreenchange', update)
      document.removeEventListener('keydown', handleKeyDown)
    }
  }, [])
  const toggle = (): void => {
    if (isFullScreen(document)) void document.exitFullscreen()
    else if (full) setFull(false)
    else if (document.fullscreenEnabled && elementRef.current) elementRef.current.requestFullscreen().catch(() => setFull(true))
    else setFull(true)
  }
  return { full, toggle }
}
