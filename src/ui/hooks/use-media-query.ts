import { useSyncExternalStore } from 'react'

/** Whether a media query matches, kept up to date. `serverValue` is the value on the server and during hydration. */
export function useMediaQuery(query: string, serverValue = false): boolean {
  const subscribe = (listener: () => void): (() => void) => {
    const queryList = window.matchMedia(query)
    queryList.addEventListener('change', listener)
    return () => queryList.removeEventListener('change', listener)
  }
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => serverValue,
  )
}
