import { useStore as useZustand } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { Store } from '../state/store.ts'
import { useDeferredValue, useMemo } from 'react'

/**
 * A part of a store. Renders again only when that part changes: by identity or, where the selector builds a new object
 * or array each time, entry by entry.
 */
export function useStore<T, S>({ get, first, subscribe }: Pick<Store<T>, 'get' | 'first' | 'subscribe'>, select: (state: T) => S): S {
  return useZustand({ getState: get, getInitialState: first, subscribe }, useShallow(select))
}

/**
 * As `useStore`, but a change is rendered in slices: the page answers in between. `of` says what the state is of: that
 * of something else is never shown in its place, not for one moment.
 */
export function useDeferredStore<State, Selected>(
  store: Pick<Store<State>, 'get' | 'first' | 'subscribe'>,
  select: (state: State) => Selected,
  of: unknown,
): Selected {
  const state = useStore(store, select)
  const now = useMemo(() => ({ of, state }), [of, state])
  const rendered = useDeferredValue(now)
  return rendered.of === of ? rendered.state : state
}
