import { useSyncExternalStore } from 'react'

/** Whether a media query holds, followed while the page lives. `drawn` is what counts where the server draws, and until the page has been taken over. */
export function useMatches(query: string, drawn = false): boolean {
  const subscribe = (listener: () => void): (() => void) => {
    const list = window.matchMedia(query)
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  }
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => drawn,
  )
}
