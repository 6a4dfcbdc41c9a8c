import { useSyncExternalStore } from 'react'

/**
 * Whether a media query holds, followed while the page lives. `rendered` is what counts where the server renders, and
 * until the page is hydrated.
 */
export function useMatches(query: string, rendered = false): boolean {
  const subscribe = (listener: () => void): (() => void) => {
    const list = window.matchMedia(query)
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  }
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => rendered,
  )
}
