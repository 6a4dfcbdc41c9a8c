import { useStore as useZustand } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { Store } from '../state/store.ts'

/**
 * A part of a store. Renders again only when that part changes: by identity or, where the selector builds a new object
 * or array each time, entry by entry.
 */
export function useStore<T, S>({ get, first, subscribe }: Pick<Store<T>, 'get' | 'first' | 'subscribe'>, select: (state: T) => S): S {
  return useZustand({ getState: get, getInitialState: first, subscribe }, useShallow(select))
}
