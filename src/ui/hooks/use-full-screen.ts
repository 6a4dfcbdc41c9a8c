import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether an element is in full screen. `fullscreenElement` is `undefined`, not `null`, in browsers without the API,
 * such as browsers on iPhones.
 */
export const isFullScreen = (document: Pick<Document, 'fullscreenElement'>): boolean => (document.fullscreenElement ?? null) !== null

/**
 * Toggles full screen of an element. Without the API, or if the browser rejects the request, only `full` changes, and
 * the caller's styles must make the element cover the page.
 */
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
