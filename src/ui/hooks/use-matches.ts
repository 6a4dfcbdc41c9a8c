import { useSyncExternalStore } from 'react'

/** Whether a media query matches, kept up to date. `rendered` is the value on the server and during hydration. */
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
