import { startTransition, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import type { HeartProps } from './heart.tsx'

let loaded: ComponentType<HeartProps> | undefined

/** What marks a game as a favourite. It comes when the page has nothing else to do; until then there is none, and none stands in a first screen. */
export function useHeart(): ComponentType<HeartProps> | undefined {
  const [heart, setHeart] = useState(() => loaded)
  const takenUp = useSyncExternalStore(never, yes, no)
  useEffect(() => {
    if (heart !== undefined) return undefined
    let gone = false
    const load = (): void =>
      void import('./heart.tsx').then(
        ({ Heart }) => {
          loaded = Heart
          // Every list draws its games anew: in slices, so that the page answers in between.
          if (!gone) startTransition(() => setHeart(() => Heart))
        },
        () => undefined,
      )
    if (window.requestIdleCallback === undefined) load()
    else window.requestIdleCallback(load)
    return () => void (gone = true)
  }, [heart])
  return takenUp ? heart : undefined
}

const never = (): (() => void) => () => undefined
const yes = (): boolean => true
const no = (): boolean => false
