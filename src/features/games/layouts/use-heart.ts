import { startTransition, useEffect, useState, type ComponentType } from 'react'
import { createStore, defineSlice, useEngine } from '../../../engine/index.ts'
import type { HeartProps } from './heart.tsx'

/** The component, once loaded, so that later lists render it at once. */
const heartSlice = defineSlice('heart', () => createStore<{ readonly view: ComponentType<HeartProps> | undefined }>({ view: undefined }))

/**
 * The favourite button. It loads when the page is idle, and is never part of the initial render, which must match
 * during hydration.
 */
export function useHeart(): ComponentType<HeartProps> | undefined {
  const loaded = useEngine().slice(heartSlice)
  const [heart, setHeart] = useState<ComponentType<HeartProps>>()
  useEffect(() => {
    let gone = false
    const show = (found: ComponentType<HeartProps>): void => {
      loaded.set({ view: found })
      // In a transition, since every list renders its games again and the page must stay responsive.
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
