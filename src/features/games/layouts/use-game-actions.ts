import { startTransition, useEffect, useState, type ComponentType } from 'react'
import { createStore, defineSlice, useEngine } from '../../../engine/index.ts'
import type { GameActionsProps } from './game-actions.tsx'

/** The component, once loaded, so that later lists render it at once. */
const gameActionsSlice = defineSlice('game actions', () =>
  createStore<{ readonly view: ComponentType<GameActionsProps> | undefined }>({ view: undefined }),
)

/**
 * The secondary actions of a game. They load when the page is idle, and are never part of the initial render, which
 * must match during hydration.
 */
export function useGameActions(): ComponentType<GameActionsProps> | undefined {
  const loaded = useEngine().slice(gameActionsSlice)
  const [component, setComponent] = useState<ComponentType<GameActionsProps>>()
  useEffect(() => {
    let cancelled = false
    const publish = (loadedComponent: ComponentType<GameActionsProps>): void => {
      loaded.set({ view: loadedComponent })
      // In a transition, since every list renders its games again and the page must stay responsive.
      if (!cancelled) startTransition(() => setComponent(() => loadedComponent))
    }
    const load = (): void => void import('./game-actions.tsx').then(({ GameActions }) => publish(GameActions), ignore)
    const { view } = loaded.get()
    if (view) publish(view)
    else if (window.requestIdleCallback === undefined) load()
    else window.requestIdleCallback(load)
    return () => void (cancelled = true)
  }, [loaded])
  return component
}

const ignore = (): void => undefined
