import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether an element is in full screen. The property is `undefined`, not `null`, in browsers without the API, as on
 * iPhones.
 */
export const isFullScreen = (document: Pick<Document, 'fullscreenElement'>): boolean => (document.fullscreenElement ?? null) !== null

/** Full screen of an element; without the API, the element covers the page instead. */
export function useFullScreen(part: RefObject<HTMLElement | null>): { readonly full: boolean; toggle(): void } {
  const [full, setFull] = useState(false)
  useEffect(() => {
    const update = (): void => setFull(isFullScreen(document))
    const exit = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setFull(false)
    }
    document.addEventListener('fullscreenchange', update)
    document.addEventListener('keydown', exit)
    return () => {
      document.removeEventListener('fullscreenchange', update)
      document.removeEventListener('keydown', exit)
    }
  }, [])
  const toggle = (): void => {
    if (isFullScreen(document)) void document.exitFullscreen()
    else if (full) setFull(false)
    else if (document.fullscreenEnabled && part.current) part.current.requestFullscreen().catch(() => setFull(true))
    else setFull(true)
  }
  return { full, toggle }
}
