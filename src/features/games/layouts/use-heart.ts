import { startTransition, useEffect, useState, type ComponentType } from 'react'
import { createStore, defineSlice, useEngine } from '../../../engine/index.ts'
import type { HeartProps } from './heart.tsx'

/** It, once one list has loaded it: the lists after that show it at once. */
const heartSlice = defineSlice('heart', () => createStore<{ readonly view: ComponentType<HeartProps> | undefined }>({ view: undefined }))

/**
 * What marks a game as a favourite. It comes when the page has nothing else to do, and never with the list itself: none
 * stands in a first screen, which has to be hydrated as it was rendered.
 */
export function useHeart(): ComponentType<HeartProps> | undefined {
  const loaded = useEngine().slice(heartSlice)
  const [heart, setHeart] = useState<ComponentType<HeartProps>>()
  useEffect(() => {
    let gone = false
    const show = (found: ComponentType<HeartProps>): void => {
      loaded.set({ view: found })
      // Every list draws its games anew: in slices, so that the page answers in between.
      if (!gone) startTransition(() => setHeart(() => found))
    }
    const load = (): void => void import('./heart.tsx').then(({ Heart }) => show(Heart), ignore)
    const { view } = loaded.get()
    if (view) show(view)
    else if (window.requestIdleCallback === undefined) load()
    else window.requestIdleCallback(load)
    return () => void (gone = true)
  }, [loaded])
  return heart
}

const ignore = (): void => undefined
