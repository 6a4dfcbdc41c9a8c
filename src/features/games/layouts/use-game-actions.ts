import { startTransition, useEffect, useState, type ComponentType } from 'react'
import { createStore, defineSlice, useEngine } from '../../../engine/index.ts'
import type { GameActionsProps } from './game-actions.tsx'

/** Caches the loaded component, so that later lists render it immediately. */
const gameActionsSlice = defineSlice('game actions', () =>
  createStore<{ readonly view: ComponentType<GameActionsProps> | undefined }>({ view: undefined }),
)

/**
 * Returns the component with the secondary actions of a game; `undefined` until it has loaded. It loads when the page
 * is idle, and is never part of the initial render, which must match the server's HTML.
 */
export function useGameActions(): ComponentType<GameActionsProps> | undefined {
  const componentStore = useEngine().slice(gameActionsSlice)
  const [component, setComponent] = useState<ComponentType<GameActionsProps>>()
  useEffect(() => {
    let isUnmounted = false
    const publish = (loadedComponent: ComponentType<GameActionsProps>): void => {
      componentStore.set({ view: loadedComponent })
      // In a transition, since every list renders its games again and the page must stay responsive.
      if (!isUnmounted) startTransition(() => setComponent(() => loadedComponent))
    }
    const load = (): void => void import('./game-actions.tsx').then(({ GameActions }) => publish(GameActions), ignoreError)
    const { view } = componentStore.get()
    if (view) publish(view)
    else if (window.requestIdleCallback === undefined) load()
    else window.requestIdleCallback(load)
    return () => void (isUnmounted = true)
  }, [componentStore])
  return component
}

const ignoreError = (): void => undefined
